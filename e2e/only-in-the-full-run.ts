/**
 * Journeys that `npm run test:all` alone runs: whole files, or some of their titles, in which `…` stands for
 * anything. Each story has a journey in the gate, and so has all that `docs/security.md` names, and all of
 * administration.
 */
export const onlyInTheFullRun: Record<string, "all" | string[]> = {
  "accounts/choose-a-role": [
    "a choice that cannot be saved is said, and stays",
    "the screen explains the next steps, the contact, and how to look around first",
    "a newcomer settles as Company, and is led to /companies",
    "a newcomer settles as Recruiter, and is led to /dashboard",
  ],
  "accounts/lost-session": [
    "without the server a sign-in says so, and works once it is back",
    "a session that ended before a resume is uploaded is said once",
  ],
  "accounts/pasted-lists": "all",
  "accounts/profile": [
    "text typed while the profile is being saved stays, and is sent with the next save",
    "a skill that is typed and not added yet is not saved, which is said, and can be discarded alone",
  ],
  "accounts/profile-as-fields": [
    "entries are dragged into order",
    "entries are put into order by the keyboard alone",
  ],
  "accounts/profile-for-each-role": "all",
  "accounts/protected-screens": [
    "a company who opens a forbidden screen is told the reason, and sent home",
    "the bar and the menu offer each role the screens it may open",
  ],
  "accounts/register": [
    "a password is weighed while it is typed",
    "a username that is taken is said in a toast and at its field, and nothing typed is lost",
    "blanks around a username and an email are not sent",
    "the browser's tab says whether one signs in or registers",
    "the menu of phones leads a visitor from the sign-in to the registration",
    "a half-written registration stays in its own tab",
  ],
  "accounts/sign-in": [
    "blanks around a username are not sent",
    "a button says that it is at work, and takes no second click",
    "accounts elsewhere that are not set up stand last and small, and one line says so for all",
    "a user who leaves while the sign-in is answered is not redirected",
  ],
  "applying/apply-in-few-steps": [
    "a resume that is dropped into the dialog is sent, and any other file is refused there",
    "a candidate who closes the dialog while a resume is being sent is asked first, and may stop it",
    "of two files that are dropped the second is refused, and a file that looks empty is sent only when asked again",
    "a resume that could not be sent says why, can be sent again, or taken back",
  ],
  "applying/apply-in-time": [
    "a candidate who applied in another window is told when they open the dialog, and the page is updated",
    "a candidate whose job was closed while they wrote keeps their letter, and reads why at its top",
    "closing the dialog asks first while the server looks at an uploaded resume",
    "the error of a letter can be read in full as soon as it is refused",
    "nobody is told that they have applied by the application that they just send",
  ],
  "applying/back-and-escape": [
    "a page that was loaded again with its menu open is left by one Back, too",
    "Back closes the menu on a phone, and leads back from a screen that was opened by the menu",
    "Back closes the upload window, then the dialog below it",
    "a candidate who stops the upload is back at the dialog, and can begin again",
    "after a dialog was closed otherwise, one Back leads to the page before, and Forward to this one",
  ],
  "applying/close-a-job": [
    "a job with applications cannot be deleted, also when one arrives meanwhile",
    "other people's jobs cannot be edited, and a missing one is said to be",
  ],
  "applying/deadlines-elsewhere": ["a reader in … is told when a deadline ends for them"],
  "applying/my-applications": [
    "a candidate without applications is shown the way to the jobs",
    "the list goes on page after page, and a history that fails can be asked for again",
    "an application that is not one's own, or not there, says so",
    "applying gives the focus back, and the job tells of it",
  ],
  "every-screen/accessible-names": [
    "no list on a screen is empty, and no item stands outside of one",
  ],
  "every-screen/command-palette": ["a visitor finds the pages that everybody may open"],
  "every-screen/few-requests": [
    "a page asks the server once, and not again when somebody comes back to it or waits",
  ],
  "every-screen/first-paint": [
    "… is seen before its script is there, and stands still when that comes",
  ],
  "every-screen/form-rules": [
    "making an account",
    "of a registration neither the confirmation nor the consent is sent",
    "a forgotten password, and a new one",
    "writing a profile",
    "adding a company",
  ],
  "every-screen/getting-around": [
    "a visitor's menu closes when '…' leads to the sign-in screen",
    "moving to the bar by keyboard keeps the scroll position",
    "a job prints in dark ink, without bar and buttons",
  ],
  "every-screen/high-contrast-and-paper": [
    "a toast stays off the paper",
    "every screen can be used in high contrast, and printed",
  ],
  "every-screen/large-text": [
    "for a visitor",
    "for a candidate",
    "neither the top bar nor the selection bar covers the applications",
    "the job form stays where it is while the companies are on their way",
  ],
  "every-screen/lists-and-messages": [
    "a message stands for five seconds, can be reached with F8, and goes with a swipe",
    "salaries stand below one another: at the left on phones, at the right on wide screens",
  ],
  "every-screen/long-words": [
    "a company with a long name leaves the job form on a phone's page",
    "the user menu is no wider than a phone, however long the name is",
  ],
  "every-screen/plain-client": [
    "while they load, six jobs and nine companies are announced by their places",
    "a page says that it needs scripts",
  ],
  "every-screen/read-ahead": ["nothing is read ahead with Save-Data"],
  "every-screen/right-to-left": [
    "every text box takes the direction of its text",
    "words of a search, names in messages, and names of files have their own direction",
  ],
  "every-screen/toasts": ["on a laptop a toast hides nothing of the dialog that it answers"],
  "every-screen/without-scripts": [
    "the companies after the first page are reached by a link, and an industry is chosen",
    "filters and order are chosen from the browser's own lists, and cleared",
    "… says that it needs scripts",
  ],
  "faults/missing-code": [
    "a screen whose code was replaced by a new version is loaded from that version",
    "pressing twice while a form's rules are loading sends the form once",
    "a user who loses the connection before they touch the page is told so, also once it is back",
  ],
  "faults/server-away": [
    "a user who searches while the server is away reads so in place of the list, and finds jobs when it is back",
    "a newcomer and a returning user keep what they typed while the server is away",
    "a resume that the server's end interrupts on its way gets through once it is back",
  ],
  "finding-jobs/companies": [
    "an empty directory says so, and one that could not be loaded can be asked for again",
    "of a company with more than a hundred open positions all can be read",
    "the directory is loaded page by page while it is only read, and the reader's place is kept",
    "a long directory comes as far as one reads, and keeps the place",
  ],
  "finding-jobs/company-pictures": [
    "a file that is no picture is refused in words, and the company stays as it was",
  ],
  "finding-jobs/home": ["a list of home that cannot be loaded offers to try again"],
  "finding-jobs/hurried-paging": "all",
  "finding-jobs/job-pane": [
    "a job that is gone says so beside the list, and the list is there all the same",
    "the code that shows a job in full is fetched with the first one that is chosen",
    "on a phone the job comes as a sheet, and its links leave the page as well",
  ],
  "finding-jobs/job-rows": [
    "a filter that was chosen and not applied yet shows it",
    "a job takes about 96 px where the list has the width, with all that there is to say of it",
  ],
  "finding-jobs/landing-page": [
    "reads 'Your Location' when the place cannot be looked up",
    "every way in leads to the sign-in screen, and the footer to the lists",
  ],
  "finding-jobs/saved-jobs": ["saved jobs that cannot be loaded are asked for again"],
  "finding-jobs/search-jobs": [
    "a filter that only the address has is shown, and clearing it keeps the scroll position",
    "searching again asks the server anew, and clearing empties the box",
  ],
  "finding-jobs/search-limits": [
    "Applied From after Applied To is said at the field, asks for nothing, and is no empty list",
  ],
  "finding-jobs/suggestions": [
    "a click takes a suggestion, and the focus stays in the box",
    "an answer that comes late is not shown for other words",
    "letters typed before the list's code is there count as well",
    "pasted and autofilled text opens no list",
    "a poster is shown the usual form of a place, and may write another",
  ],
  "hiring/application-table": [
    "a wide window shows title, place and how long candidates wait, from edge to edge",
    "a status that could not be set in the table says so and stays as it was",
    "resumes are read beside the table, and each decision there is about the one that is shown",
    "on a laptop the first application stands within 300 pixels, below every filter",
  ],
  "hiring/ask-and-move": ["a move that is refused goes back, and says so"],
  "hiring/field-errors": [
    "a deadline that has passed by the server's clock is said at its field when editing a job",
    "too many lines of … is said at the field, and nothing is sent",
    "too long a line of … is said at the field, and nothing is sent",
    "too long a text in … on … says its limit and by how much",
    "a deadline that has passed by the server's clock is said at its field when posting a job",
    "errors in a profile that only the server finds are shown at their fields",
  ],
  "hiring/job-applications": [
    "a change of status that fails says so, and the status stays",
    "a job that nobody applied to asks to be shared",
    "a recruiter who moves candidates on by keyboard never loses the focus, however fast the answers are",
  ],
  "hiring/job-texts": "all",
  "hiring/manage-applications": [
    "105 applications come in pages of 20, with five pages to choose from",
    "an address with meaningless filters filters nothing",
    "days are chosen from a calendar and shown in short",
    "when the last page empties, the one before it is shown",
    "the focused element is visible when moving up by keyboard, … pixels wide",
    "on phones the filters fold away, and say how many are set",
    "changing a filter cancels the request for the earlier one",
    "a list that could not be loaded can be asked for again",
  ],
  "hiring/many-applications": [
    "a candidate in the management leads to their application, wherever in the list it is",
    "the next candidate's resume is there though they were not loaded yet",
    "a recruiter who moves on all loaded candidates is offered the others",
  ],
  "hiring/post-a-job": [
    "two salaries in the wrong order are reported at once, even if other fields are empty",
    "a deadline cannot lie in the past",
    "a candidate who opens the posting form is told the reason, and sent home",
  ],
  "hiring/recruiter-dashboard": [
    "a recruiter goes by the keyboard from what waits and from each figure to what it counts, and reads the weeks",
  ],
  "hiring/remote-countries": ["a job that is no longer remote names no countries"],
  "hiring/review-by-keys": [
    "keys do nothing while a list or a dialog is open, with Ctrl, or in a field",
    "a decision with a resume open is about the candidate whose resume is shown, and opens the next one's",
    "a letter of more than three lines is folded until somebody wants to read on",
    "a decision by key that fails says so, and the status stays",
    "decisions by key go through the pending ones until none is left",
    "J, K and the arrow keys mark the next and the previous candidate, and so do the buttons",
    "who goes back through the applications by Shift and Tab sees each control that has the focus",
  ],
  "hiring/reviewers": ["rows of jobs say who posted them where that is not the same for all"],
  "hiring/salaries": "all",
  "hiring/set-up-company": [
    "a recruiter without a company is asked for one where the menu leads to it",
  ],
  "hiring/very-many-jobs": "all",
  "resumes/files-from-elsewhere-in-s3": "all",
  "resumes/files-in-s3": [
    "while the store is away a file is neither sent nor lost, nor is the letter typed before",
    "while the store is away a recruiter reads why, and the resume once it is back",
  ],
  "resumes/hostile-resumes": [
    "the preview keeps axe's rules, …",
    "a page that lies on its side is turned upright, and a very wide one fits",
    "messages of other windows about the resume are ignored",
  ],
  "resumes/import-a-resume": ["the transfer can be paused and resumed"],
  "resumes/own-resumes": [
    "without resumes the list says so, and one that cannot be loaded can be asked for again",
    "a resume that was sent in another window meanwhile stays, and is said to",
  ],
  "resumes/preview-word-resumes": ["a Word resume of pictures alone is said to have no text"],
  "resumes/resume-from-an-account": [
    "by keyboard alone a candidate signs in at Dropbox and takes the resume from there",
    "by keyboard alone a candidate signs in at OneDrive and takes the resume from there",
    "… lists files that cannot be taken as such, and says that an empty folder is empty",
    "… being away is said, and the next try gets through",
    "a permission of … that ran out is renewed unnoticed, one that was taken back asked for again",
    "a user who declines at Google is back at once, and reads so",
    "a file that is gone by now fails at once, and says why",
  ],
  "resumes/resumes-in-either-store": [
    "a name of 4,000 characters with line breaks, folders and marks that turn text around is shown and saved sanely",
    "a file of zero bytes is refused with a sentence, and another one can be sent",
    "a connection that is cut in the middle costs no letter, and the next try sends the file",
  ],
  "resumes/upload-a-resume": [
    "a file of another kind is not even sent",
    "the focus stays at the resume when the upload button gives way to it, and back",
    "a protected resume is refused, and the letter typed so far stays",
  ],
  "resumes/upload-in-parts": [
    "a file above 100 MB goes to S3 in parts, and on after a pause and a closed page",
    "a cancelled file leaves nothing on …",
  ],
  "resumes/upload-on-the-way": [
    "text written into the letter while a file is being uploaded is kept",
    "an upload address that has expired is said so, and the next try has a new one",
    "a picture is shown as a thumbnail 200 px wide",
    "a cut connection and a disk that is away are explained, and the file can be sent again or taken back",
  ],
  "resumes/upload-refusals": "all",
};
