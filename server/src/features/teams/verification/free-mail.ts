/** Mail services that anybody gets an address at, under the suffix of any country. */
const everywhere = new Set(
  `aol fastmail gmail gmx googlemail hotmail icloud outlook protonmail rediffmail rocketmail tutanota yahoo
  yandex ymail zohomail`.split(/\s+/),
);

/** Those whose first part is somebody else's name under other suffixes. */
const exactly = new Set(
  `126.com 139.com 163.com 188.com abv.bg alice.it arcor.de att.net bigpond.com bk.ru bluewin.ch
  btinternet.com centrum.cz charter.net comcast.net cox.net daum.net disroot.org duck.com earthlink.net
  email.com email.cz excite.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de guerrillamail.com
  hanmail.net hey.com home.nl hushmail.com inbox.com inbox.lv inbox.ru interia.pl kolabnow.com laposte.net
  libero.it list.ru live.ca live.co.uk live.com live.de live.fr live.it live.nl lycos.com mac.com mail.com
  mail.de mail.ru mailbox.org mailfence.com mailinator.com me.com msn.com naver.com netscape.net
  ntlworld.com o2.pl onet.pl op.pl optonline.net orange.fr pm.me pobox.com posteo.de posteo.net proton.me
  qq.com rambler.ru riseup.net runbox.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com skynet.be
  startmail.com sympatico.ca t-online.de talktalk.net telenet.be temp-mail.org terra.com.br tiscali.it
  tuta.com tuta.io tutamail.com ukr.net uol.com.br usa.com verizon.net virgilio.it virgin.net
  virginmedia.com volny.cz wanadoo.fr web.de windstream.net wp.pl xtra.co.nz ya.ru yeah.net yopmail.com
  ziggo.nl zoho.com`.split(/\s+/),
);

const suffixOfACountry = /^(?:com|net|org|(?:(?:co|com|net|org)\.)?[a-z]{2})$/;

/** Whether a domain's addresses prove nothing, since anybody gets one there. */
export const isFreeMail = (domain: string): boolean => {
  const [name = "", ...suffix] = domain.split(".");
  return exactly.has(domain) || (everywhere.has(name) && suffixOfACountry.test(suffix.join(".")));
};
