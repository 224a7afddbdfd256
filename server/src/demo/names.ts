/**
 * First and last names by where they are at home, separated by commas. All of
 * them can be written in Latin-1, which the fonts of every PDF reader know.
 */
const namesByOrigin: readonly (readonly [first: string, last: string])[] = [
  [
    "Amara, Chidi, Ngozi, Emeka, Ifeoma, Tunde, Folake, Kelechi",
    "Okafor, Adeyemi, Nwosu, Balogun, Eze, Ogunleye, Obi, Afolabi",
  ],
  [
    "Ana, Mateo, Lucía, Diego, Valentina, Andrés, Camila, Joaquín",
    "García, Rodríguez, Herrera, Muñoz, Salazar, Ibáñez, Quintero, Peña",
  ],
  ["Wei, Mei, Jun, Xiaoling, Hao, Yan, Li, Jing", "Chen, Zhang, Liu, Huang, Zhao, Lin, Xu, Deng"],
  [
    "Priya, Arjun, Kavya, Rohan, Ananya, Vikram, Meera, Sanjay",
    "Sharma, Iyer, Patel, Reddy, Banerjee, Nair, Kulkarni, Desai",
  ],
  [
    "Grace, Samuel, Hannah, Walter, Nora, Thomas, Ruth, Calvin",
    "Whitfield, Baker, Sutton, Harlow, Mercer, Pruitt, Caldwell, Yates",
  ],
  [
    "Aisha, Omar, Layla, Yusuf, Fatima, Karim, Noor, Tariq",
    "Haddad, Rahman, Al-Sayed, Mansour, Siddiqui, Nasser, Aziz, Khoury",
  ],
  [
    "Linh, Minh, Thao, Quang, Huong, Duc, Mai, Khoa",
    "Nguyen, Tran, Pham, Vo, Bui, Dang, Ngo, Truong",
  ],
  [
    "Ingrid, Lars, Solveig, Henrik, Astrid, Mikkel, Freja, Nils",
    "Lindqvist, Sørensen, Bergström, Halvorsen, Nyström, Østergaard, Dahl, Ek",
  ],
  [
    "Keisha, Malik, Imani, Darnell, Tamika, Andre, Monique, Terrence",
    "Washington, Jefferson, Coleman, Freeman, Gaines, Hollis, Dupree, Banks",
  ],
  [
    "Ewa, Marek, Zofia, Tomasz, Katarzyna, Piotr, Hanna, Jakub",
    "Kowalczyk, Nowak, Wrona, Wojcik, Bielak, Kaczmarek, Mazur, Sikora",
  ],
  [
    "Yuki, Haruto, Sakura, Kenji, Aiko, Ren, Naomi, Daichi",
    "Tanaka, Sato, Yamamoto, Kobayashi, Mori, Fujita, Nakagawa, Ono",
  ],
  [
    "Beatriz, João, Inês, Rafael, Mariana, Tiago, Luísa, Caetano",
    "Ferreira, Silva, Gonçalves, Moreira, Teixeira, Barbosa, Magalhães, Rocha",
  ],
  [
    "Soo-jin, Min-ho, Ji-woo, Hyun, Eun-ji, Tae-yang, Seo-yeon, Dong-hyun",
    "Kim, Park, Choi, Jung, Kang, Yoon, Shin, Lim",
  ],
  [
    "Elena, Nikolai, Katya, Dmitri, Oksana, Andriy, Larisa, Bohdan",
    "Kovalenko, Marchenko, Shevchenko, Tkachenko, Bondarenko, Savchenko, Lysenko, Moroz",
  ],
  [
    "Zanele, Thabo, Lindiwe, Sipho, Nomsa, Mandla, Ayanda, Bongani",
    "Dlamini, Nkosi, Mokoena, Khumalo, Ndlovu, Zulu, Mahlangu, Sithole",
  ],
  [
    "Chloé, Étienne, Margaux, Luc, Amélie, Rémi, Odile, Bastien",
    "Lefèvre, Moreau, Girard, Bélanger, Fontaine, Tremblay, Mercier, Roussel",
  ],
  [
    "Tala, Kai, Winona, Joseph, Sage, Dakota, Marie, Raymond",
    "Begay, Yazzie, Tsosie, Redbird, Longwalker, Benally, Whitehorse, Tallman",
  ],
  [
    "Wanjiru, Kamau, Achieng, Otieno, Njeri, Mwangi, Makena, Kiprop",
    "Kariuki, Odhiambo, Njoroge, Wambui, Cheruiyot, Mutua, Ochieng, Gathoni",
  ],
  [
    "Leilani, Keanu, Sefina, Tavita, Malia, Ioane, Moana, Sione",
    "Kealoha, Tuiasosopo, Fonoti, Kahale, Leota, Mahoe, Taumalolo, Nakoa",
  ],
  [
    "Francesca, Matteo, Giulia, Lorenzo, Despina, Yannis, Eleni, Kostas",
    "Ricci, Marchetti, Gallo, De Luca, Papadakis, Stavrou, Economou, Vitale",
  ],
];

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Every first name once with each last name of its origin. */
export const allNames: readonly PersonName[] = namesByOrigin.flatMap(([first, last]) =>
  first
    .split(", ")
    .flatMap((firstName) => last.split(", ").map((lastName) => ({ firstName, lastName }))),
);

/** Lower-case ASCII letters, and dots between names: `lucia.munoz`. */
export const loginOf = ({ firstName, lastName }: PersonName): string =>
  `${firstName}.${lastName}`
    .replaceAll("ø", "o")
    .replaceAll("Ø", "O")
    .normalize("NFKD")
    .replaceAll(/[^a-zA-Z.]/g, "")
    .toLowerCase();
