import type { ExperienceLevel, JobType } from "@rolecall/contract/job.ts";

/** About the seat itself. Slots: `{boss}`, `{field}`, `{company}`, `{city}`, `{team}` (a number). */
export const levelPhrases: Record<ExperienceLevel, string[]> = {
  entry: [
    "This can be your first job in {field}: you will work beside an experienced colleague for the first three months.",
    "We do not expect you to know everything yet. {Boss} will meet you every week, and questions are part of the work.",
    "You will join a team of {team} as its youngest member in years of service, and grow from there.",
    "Where you come from matters less to us than how you learn; two of the {team} people on the team changed careers to be here.",
    "In your first half-year you will try several parts of the work before you settle on one.",
    "You report to {boss}, who started in this very seat.",
    "Nobody will throw you in at the deep end. The first month is mostly watching, asking and doing small things well.",
    "We see this as a two-year step and will be glad to talk about the next one early.",
    "A mentor outside your own line goes with the job, for everything you would rather not ask {boss}.",
    "If you tick half of the boxes below and are curious about the others, please write to us.",
    "You will have a small area of your own after about ten weeks, with someone at your back.",
    "Training takes place in working hours, and there is a plan for it that you will see before you sign.",
    "At {company} beginners are given real work from the second week on, and a second look at all of it.",
    "You will be one of two newcomers in {city} this season, so there is somebody to compare notes with.",
  ],
  mid: [
    "You will report to {boss} and work in a team of {team}.",
    "This is a position for someone who can take a task from start to end without being asked how it is going.",
    "The team has {team} people. You would take over an area that {boss} has been looking after for too long.",
    "You bring a few years in {field} and would like more room for your own judgment.",
    "It is a newly created position, so some of its edges are yours to draw.",
    "You follow a colleague who moves on inside the company and will be around for questions.",
    "{Boss} leads the team of {team}, gives feedback on the day, and likes to receive it as well.",
    "Within a year you should be the person others ask about your part of the work.",
    "You will share the work with {team} colleagues who cover for one another, so that vacations are vacations.",
    "We want someone who is past the first mistakes in {field} and still remembers them.",
    "About two thirds of your time is planned, and the last third belongs to what comes up.",
    "The seat has been empty for some months, and the others will be visibly pleased to see you.",
    "You decide how the work is done; what needs doing is agreed every month with {boss}.",
    "Your closest colleagues in {city} will be {boss} and {team} others, all of them with more than three years at {company}.",
    "There is no team to lead here, but there are {team} people who will listen to a good argument.",
    "We will agree on three goals for your first year, and on what can wait.",
    "You would be one of {team} in this line at {company}, which is enough to learn from each other and few enough to matter.",
    "Some of it is routine and some has never been done here before; you should like both.",
  ],
  senior: [
    "You will lead by example in a team of {team}, and report to {boss}.",
    "We are looking for someone with long experience in {field}, who has seen a good idea fail and knows why.",
    "Part of the job is to make others better: plan on a fifth of your time for coaching.",
    "{Boss} will expect you to disagree when you have reason to, and to help when the decision goes the other way.",
    "You set the standard for {field} at {company}, and keep it by explaining it.",
    "The team of {team} works well. It needs somebody to think further ahead than the quarter.",
    "You may choose to lead people or to stay with the craft; the pay is the same.",
    "With you the team will be {team} strong, with two colleagues at the beginning of their careers.",
    "You take on the questions that have no owner yet, and find them one.",
    "Our last senior colleague in {field} stayed for eleven years and left good notes.",
    "You would advise {boss} and the management on everything that touches {field}.",
    "It is a role with weight: your name stands under the plan, and your phone rings if it does not hold.",
    "You have a free hand in how the {team} of you work together, within a budget that you help to set.",
    "We count on you to say what should not be done at all.",
    "You will hire two people in your first year, so your view of what is good will show.",
    "In {city} you would be the person with the most experience in {field}, which brings freedom and a few extra questions.",
  ],
  executive: [
    "You report to the chief executive and lead about {team} people through their own leads.",
    "In the first hundred days we ask you to listen, and in the hundred after that to decide.",
    "You have carried responsibility for people, money and bad news, and can speak about all three.",
    "The management of {company} has five members, who share one office and one set of figures.",
    "The board meets every six weeks; you will bring it questions as well as reports.",
    "We are looking for an executive with roots in {field} who has not forgotten how the work is done.",
    "Your predecessor retires next year and will stay for a handover as long or as short as you like.",
    "You will own a budget, a plan for three years and the hiring of your direct reports.",
    "There is a good team in place. What it lacks is someone to clear the way.",
    "The post is based in {city}, and we would like you to be known on the floor there.",
    "You speak for {company} outside, and for the staff inside.",
    "Pay and goals of the management are published within the company, yours too.",
  ],
};

/** About the form of the job. Slots: `{city}`, `{company}`, `{site}`, `{days}`, `{hours}`, `{months}`. */
export const typePhrases: Record<JobType, string[]> = {
  "full-time": [
    "The position is full-time in {city}.",
    "We fill it with one person in full time, on site in {city}.",
    "Your place of work is {site}.",
    "It is a permanent, full-time job with regular hours.",
    "You would start as soon as you can, and we wait for the right person's notice period.",
    "Overtime is the exception here, and it is written down.",
    "The contract is permanent from the first day.",
    "When your day begins and ends is for you and the team to agree.",
    "You would work in {city}, and know after a month who brings the cake.",
    "It is a full-time position that ends when the day ends.",
    "The seat is in {city}. If you come from elsewhere, we help with the move.",
    "It is a full-time position, and we would sooner split it than lose the right person.",
    "Your start could be the first of next month or the one after.",
    "All of it takes place at {site}, with a door you can close.",
    "There is a trial period of three months, in which both sides may change their mind.",
    "Work takes place at {site}; now and then there is a day at home for paperwork.",
  ],
  "part-time": [
    "The position covers {hours} hours a week, spread as we agree.",
    "It is part-time with {hours} hours, and may grow if you want it to.",
    "You work {hours} hours a week; school hours are possible.",
    "Part-time colleagues have the same benefits here, in proportion. This seat has {hours} hours.",
    "We plan with {hours} hours a week on three or four days of your choice.",
    "A week has {hours} hours here, and they are easy to plan.",
    "With {hours} hours a week it suits students and parents, and others who have a second life.",
  ],
  contract: [
    "The contract runs for {months} months, with a decision on extending it well before its end.",
    "This is a contract for {months} months, to cover a colleague's leave.",
    "We offer a contract over {months} months; two of our last three contractors stayed.",
    "It is project work for {months} months, with a clear list of what should be done by then.",
    "The engagement lasts {months} months and can start within three weeks.",
    "For {months} months you are part of the team in every respect, parties included.",
    "A contract of {months} months, employed by us and not through an agency.",
  ],
  remote: [
    "You can do this job from wherever you have a quiet room and a good connection.",
    "The position is fully remote; we meet in {city} {days} times a year and pay for the trip.",
    "Remote work is normal at {company}, also for those who lead. A visit to {city} in the first month is part of it.",
    "We work remotely, with four hours a day in which we can reach each other.",
    "You choose your place of work, as long as our working days overlap by half.",
    "There is no office you would miss anything in: everything is written down.",
    "We send you a desk, a chair and a good screen, and do not ask where you put them.",
    "A co-working space near you is paid for, if home is too lively.",
    "Remote since our founding or nearly so, we know what makes it lonely and do something about it every month.",
  ],
  hybrid: [
    "Come to {city} {days} days a week; the others are up to you.",
    "We meet in {city} on Tuesdays and Thursdays, and work where we like on the rest.",
    "The team agrees on {days} office days a week and keeps to them.",
    "It is a hybrid position: {days} days a week at {site}, the remaining ones at home.",
    "You will be in {city} for the first four weeks and after that {days} days a week.",
    "About half of the work needs you in {city}; when that is, you plan yourself.",
    "Our office in {city} is quiet on Mondays and full on Wednesdays, and you should be seen there {days} days a week.",
    "For meetings that matter we come together in {city}; everything else can be done from home.",
  ],
};

/** What stands before the tasks, when they are told in prose. Each `{}` takes a task that follows 'will'. */
export const taskPhrases = [
  "You will {}. You will also {}. From time to time you will {}, and {}.",
  "In this role you will {}, and {}. When that runs well, you will {}. Beside it you will {}.",
  "First of all you will {}. It is just as much part of the job to {}. With your colleagues you will {}, and {}.",
  "Your main task is to {}. Around it there is more: you will {}, and {}. Now and then you will {}.",
  "What does a week look like? You {}, you {}, and you {}. Towards its end you {}.",
  "We would like you to {}. You would also {}. Later on you will {}, and {}.",
  "On most days you will {}, and {}. It will be up to you to {}, too. And we hope that you will {}.",
  "We count on you to {}. Together with the others you will {}. A smaller part of the job is to {}, or to {}.",
  "The heart of the job is to {}. You {}, you {}, and when there is time you {}.",
];

/** What stands before a list of tasks. */
export const taskHeadings = [
  "What you will do",
  "Your tasks",
  "The work",
  "In this role you will",
  "What the job is",
  "A typical month",
];
export const wayHeadings = ["How we work", "How it is here", "Our ways", "What to expect of us"];
export const benefitHeadings = ["What we offer", "Benefits", "What you get", "In return"];

/** Each `{}` takes the list of benefits. */
export const benefitPhrases = [
  "We offer {}.",
  "With the job come {}.",
  "In return there is {}.",
  "You can count on {}.",
  "What you get beside the pay: {}.",
  "Among the benefits are {}.",
  "We look after our people with {}.",
  "Part of the package: {}.",
  "There is also {}.",
  "Beyond the salary we offer {}.",
];

/** For those whose salary is not disclosed. */
export const undisclosedPhrases = [
  "We talk about pay in the first call, and name a figure before you do.",
  "Pay follows our grid, which we will send you on request.",
  "The range depends on your experience; ask us, and we will tell you straight away.",
  "Salary is by agreement, and nobody is asked what they earned before.",
  "Our pay bands are being revised this month, which is why none stands here yet.",
  "For this role we would like to hear your own expectation first.",
  "Compensation is according to our collective agreement.",
];

/** What stands before the honest part. */
export const honestPhrases = [
  "One thing you should know: {}",
  "To be open: {}",
  "It is not all sunshine. {}",
  "What may not suit you: {}",
  "And the less pleasant part: {}",
  "You should also know this. {}",
  "{}",
  "{}",
];
