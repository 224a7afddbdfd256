import { plainPage } from "#http/reply/plain-page.ts";
import { escaped } from "#mail/layout/escaped.ts";
import type { Ending } from "./unsubscribing.service.ts";

/** Asks whether the letters shall end; whoever opens an address has decided nothing yet. */
export const askPage = ({ alert }: Ending): string =>
  alert === null
    ? plainPage(
        "Stop these emails?",
        `<p>You will get no more emails of this kind. Emails about the safety of an account still come.</p>
<form method="post"><button>Stop these emails</button></form>`,
      )
    : plainPage(
        "End this job alert?",
        `<p>You will get no more emails about new jobs for: ${escaped(alert)}. Your other alerts go on.</p>
<form method="post"><button>End this job alert</button></form>`,
      );

/** Says what ended, and how it is taken back. */
export const donePage = ({ alert }: Ending): string =>
  alert === null
    ? plainPage(
        "You get no more of these emails",
        `<p>With an account, you can take this back in its settings.</p>
<a href="/settings/notifications">Notification settings</a>`,
      )
    : plainPage(
        "This job alert has ended",
        `<p>No more emails come for: ${escaped(alert)}. Signed in, you can turn it on again.</p>
<a href="/alerts">Your job alerts</a>`,
      );

export const unknownPage = plainPage(
  "This link is no longer valid",
  `<p>Nothing has changed. The newest email has a link that works.</p><a href="/">Rolecall</a>`,
);
