interface Section {
  heading: string;
  paragraphs: readonly string[];
}

/**
 * The terms of a board whose operator has not written any: plain words about what this software does.
 * No law is named, since nobody knows where the board is run.
 */
export const defaultTerms: readonly Section[] = [
  {
    heading: "Who these terms are between",
    paragraphs: [
      "This board runs on Rolecall, which is free software. Whoever runs this board is called the operator here; the people who write the software take no part in it.",
      "The terms are an agreement between you and the operator. You agree to them when you make an account. Looking around needs none.",
    ],
  },
  {
    heading: "Your account",
    paragraphs: [
      "Give true details, and an email address that you read if you want to be able to set a new password. Keep your password to yourself: what is done with your account counts as done by you.",
      "Use an account for yourself, or for the company that asked you to. You must be old enough to take up work, or to hire, where you live.",
    ],
  },
  {
    heading: "Looking for work",
    paragraphs: [
      "Your profile and your resumes are yours, and must be true. When you apply for a job, those who manage that job read your application, your resume, your profile and how to reach you. No other user does.",
      "Whether you are invited or hired is between you and the employer. No fair employer asks you for money: tell the operator if one does.",
    ],
  },
  {
    heading: "Hiring",
    paragraphs: [
      "Offer real jobs that you may fill, at a company that you may speak for, and say truly what they are and what they pay. Do not ask for what the law forbids you to ask, and treat everybody who applies alike. If you add a company, its page shows your name and email address to everybody who is signed in.",
      "Use what candidates send you to fill the job that they applied for, and for nothing else. Keep it no longer than you need it or the law asks.",
    ],
  },
  {
    heading: "What nobody may do here",
    paragraphs: [
      "Do not deceive, insult or threaten others, pretend to be somebody else, advertise what is no job, collect other people's data, send harmful files, look for a way around the protection of this site, or put more load on it than people do who use it by hand.",
    ],
  },
  {
    heading: "What you write",
    paragraphs: [
      "What you write and upload stays yours. You allow the operator to store it and to show it to those it is meant for, for as long as it is here. Jobs and companies are shown to everybody, search engines included.",
      "The operator may take down what breaks these terms or the law, and close accounts that do so again and again.",
    ],
  },
  {
    heading: "What is not promised",
    paragraphs: [
      "The board is offered as it is. It may be away at times, and nobody can promise you a job or a candidate. The operator does not check every job, company or profile, and answers for them only as far as the law asks.",
    ],
  },
  {
    heading: "Ending and changing this",
    paragraphs: [
      "You may stop using the board at any time, and ask the operator to delete your account. The operator may change these terms; the ones that count stand on this page.",
    ],
  },
];
