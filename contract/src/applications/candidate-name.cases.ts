/** Cases of a candidate's displayed name, which the browser shows and the database sorts by. */
export const candidateNameCases: {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  shown: string;
}[] = [
  { firstName: "Mara", lastName: "Lind", email: "mara@example.com", shown: "Mara Lind" },
  { firstName: "Mara", lastName: null, email: "mara@example.com", shown: "Mara" },
  { firstName: null, lastName: "Lind", email: null, shown: "Lind" },
  { firstName: null, lastName: null, email: "mara@example.com", shown: "mara@example.com" },
  { firstName: "", lastName: "", email: "mara@example.com", shown: "mara@example.com" },
  { firstName: null, lastName: null, email: null, shown: "Candidate" },
];
