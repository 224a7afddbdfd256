/** What a candidate is called, wherever they are shown and sorted: in the browser and in the database. */
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
