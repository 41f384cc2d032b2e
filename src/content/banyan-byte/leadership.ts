import { firm } from './firm';
import type { BoardMember, Hierarchy, PeopleContent, Picture, TeamMember } from '#kit';

/* Sample data: none of these people exists. */

const createPortrait = (file: string, name: string): Picture => ({
  src: `people/${file}`,
  width: 480,
  height: 480,
  alt: `Portrait of ${name}`,
  widths: [160, 320, 480],
});

const boardMembers: readonly BoardMember[] = [
  {
    name: 'Rohan Iyer',
    role: 'Managing Director / CEO',
    text: 'I started this firm because a friend paid for a website that nobody could change. Everything we hand over today belongs to the client: the code, the data and a guide that a new person can follow. That is how trust grows, one project at a time.',
    img: createPortrait('member-1', 'Rohan Iyer'),
  },
  {
    name: 'Sabine Hartmann',
    role: 'Advisor',
    text: 'For twenty years I led projects in public transport, where a system has to work at five in the morning. I ask the board the same question at each meeting: what happens when it fails, and who picks up the phone?',
    img: createPortrait('board-advisor', 'Sabine Hartmann'),
  },
  {
    name: 'Harpreet Gill',
    role: 'Financial Advisor',
    text: 'A fixed price is a promise, so the sums behind it have to be honest. I check that each plan pays for the testing and the support it offers. Growth that costs us our care for clients is not worth having.',
    img: createPortrait('board-financial-advisor', 'Harpreet Gill'),
  },
  {
    name: 'Matthias Brandt',
    role: 'Legal Advisor / Director - Marketing',
    text: 'Law and marketing have one thing in common: say only what you can prove. I read each contract and each campaign with that in mind. Our clients should understand what they sign without calling a lawyer.',
    img: createPortrait('member-2', 'Matthias Brandt'),
  },
];

/** The board (§2.5, §3.3). */
export const board = { heading: 'Executive Board', members: boardMembers };

const members: readonly TeamMember[] = [
  {
    id: 1,
    name: 'Rohan Iyer',
    role: 'Managing Director / CEO',
    image: createPortrait('member-1', 'Rohan Iyer'),
    bio: 'Rohan wrote billing software for shops in Chennai before he founded the firm. He still joins the first call with each new client.',
    linkedin: 'https://linkedin.example/in/rohan-iyer',
  },
  {
    id: 2,
    name: 'Matthias Brandt',
    role: 'Legal Advisor / Director - Marketing',
    image: createPortrait('member-2', 'Matthias Brandt'),
    bio: 'Matthias is a trained lawyer who moved into marketing and kept his eye for small print. He makes sure that every advert we place is true and lawful.',
    linkedin: 'https://linkedin.example/in/matthias-brandt',
  },
  {
    id: 3,
    name: 'Vikram Shetty',
    role: 'Director - Planning & Operations',
    image: createPortrait('member-3', 'Vikram Shetty'),
    bio: 'Vikram turns a client’s wish list into a plan with dates that hold. He learned to plan in a container port, where each late hour costs money.',
    linkedin: 'https://linkedin.example/in/vikram-shetty',
  },
  {
    id: 4,
    name: 'Jonas Keller',
    role: 'Director - Engineering & Technology',
    image: createPortrait('member-4', 'Jonas Keller'),
    bio: 'Jonas decides which tools we build with and which ones we leave alone. He has written software for trains, clinics and one very busy bakery.',
    linkedin: 'https://linkedin.example/in/jonas-keller',
  },
  {
    id: 5,
    name: 'Ananya Rao',
    role: 'Director - Security',
    image: createPortrait('member-5', 'Ananya Rao'),
    bio: 'Ananya leads the tests in which we try to break into our own work. Before that she worked for a bank and helped it through two real attacks.',
    linkedin: 'https://linkedin.example/in/ananya-rao',
  },
  {
    id: 6,
    name: 'Katharina Vogel',
    role: 'Director - HR',
    image: createPortrait('member-6', 'Katharina Vogel'),
    bio: 'Katharina reads every application herself and answers each one. She set up our apprenticeships and finds a mentor for every newcomer.',
    linkedin: 'https://linkedin.example/in/katharina-vogel',
  },
  {
    id: 7,
    name: 'Deepak Menon',
    role: 'Head of Systems & Development',
    image: createPortrait('member-7', 'Deepak Menon'),
    bio: 'Deepak keeps our servers running and our releases calm. He reviews code with a simple rule: the next person must understand it too.',
    linkedin: 'https://linkedin.example/in/deepak-menon',
  },
  {
    id: 8,
    name: 'Meera Pillai',
    role: 'Full Stack Developer & Designer',
    image: createPortrait('member-8', 'Meera Pillai'),
    bio: 'Meera draws a screen in the morning and has it running by the evening. She built the booking app of an evening school from first sketch to launch.',
    linkedin: 'https://linkedin.example/in/meera-pillai',
  },
  {
    id: 9,
    name: 'Lukas Hoffmann',
    role: 'Full Stack Developer',
    image: createPortrait('member-9', 'Lukas Hoffmann'),
    bio: 'Lukas writes the parts that nobody sees: databases, payments and stock counts. He came to us as an apprentice and now trains the new ones.',
    linkedin: 'https://linkedin.example/in/lukas-hoffmann',
  },
  {
    id: 10,
    name: 'Svenja Lorenz',
    role: 'Head of Sustainability',
    image: createPortrait('member-10', 'Svenja Lorenz'),
    bio: 'Svenja measures how much power our websites use and finds ways to need less. She also picks the places where we plant a tree for each project.',
    linkedin: 'https://linkedin.example/in/svenja-lorenz',
  },
  {
    id: 11,
    name: 'Farhan Qureshi',
    role: 'Head of Social Media',
    image: createPortrait('member-11', 'Farhan Qureshi'),
    bio: 'Farhan plans what our clients post, and when. He used to make radio shows, so he knows how to say it in ten seconds.',
    linkedin: 'https://linkedin.example/in/farhan-qureshi',
  },
  {
    id: 12,
    name: 'Lena Wagner',
    role: 'UX/UI & Design Engineer',
    image: createPortrait('member-12', 'Lena Wagner'),
    bio: 'Lena watches people use a first version and then changes it. She makes our designs work with a keyboard, a screen reader and large text.',
    linkedin: 'https://linkedin.example/in/lena-wagner',
  },
  {
    id: 13,
    name: 'Kavya Reddy',
    role: 'Content Marketer',
    image: createPortrait('member-13', 'Kavya Reddy'),
    bio: 'Kavya writes web pages and newsletters in English, German and Telugu. Her test for a text is whether her grandmother would read to the end.',
    linkedin: 'https://linkedin.example/in/kavya-reddy',
  },
  {
    id: 14,
    name: 'Tobias Schäfer',
    role: 'SEO Specialist',
    image: createPortrait('member-14', 'Tobias Schäfer'),
    bio: 'Tobias finds out which words people type when they look for a service. He then helps our clients write pages that answer their questions.',
    linkedin: 'https://linkedin.example/in/tobias-schaefer',
  },
  {
    id: 15,
    name: 'Priya Deshmukh',
    role: 'Affiliate Marketing Manager',
    image: createPortrait('member-15', 'Priya Deshmukh'),
    bio: 'Priya brings shops together with bloggers and clubs that recommend them. She checks each partner first and pays them on time.',
    linkedin: 'https://linkedin.example/in/priya-deshmukh',
  },
  {
    id: 16,
    name: 'Nikhil Bose',
    role: 'UI/UX & Graphic Designer',
    image: createPortrait('member-16', 'Nikhil Bose'),
    bio: 'Nikhil draws logos, icons and the visiting cards with a QR code. He trained as a sign painter and still sketches on paper first.',
    linkedin: 'https://linkedin.example/in/nikhil-bose',
  },
];

/** The team (§2.7, §3.6): all 16 members. No member has the id 17, so every view omits this id. */
export const team = {
  heading: 'Leadership Team',
  subtitle: `Meet the visionaries and experts driving innovation and excellence at ${firm.name}`,
  members,
  shownIds: [1, 2, 3, 4, 5, 6, 10, 17],
  leaderIds: [1, 2, 3, 4],
  vacantIds: [17],
  profileLink: { label: 'LinkedIn', suffix: 'profile of {name}' },
} satisfies PeopleContent['team'];

/**
 * The member-list version of §3.6. As specified, member 10 reports to member 3, although the `directReports` of member
 * 3 do not contain 10.
 */
const memberListHierarchy: Hierarchy = {
  1: { directReports: [2, 3, 4, 5, 6] },
  2: { directReports: [14, 15], reportingTo: 1 },
  3: { directReports: [16, 11, 12], reportingTo: 1 },
  4: { directReports: [7], reportingTo: 1 },
  5: { directReports: [], reportingTo: 1 },
  6: { directReports: [], reportingTo: 1 },
  7: { directReports: [8, 9], reportingTo: 4 },
  8: { directReports: [], reportingTo: 7 },
  9: { directReports: [], reportingTo: 7 },
  10: { directReports: [], reportingTo: 3 },
  11: { directReports: [13], reportingTo: 3 },
  12: { directReports: [], reportingTo: 3 },
  13: { directReports: [], reportingTo: 11 },
  14: { directReports: [], reportingTo: 2 },
  15: { directReports: [], reportingTo: 2 },
  16: { directReports: [], reportingTo: 3 },
};

/**
 * The leadership-page version of §3.6. As specified, the id 17 is among the direct reports of member 1, although no
 * member has this id.
 */
const leadershipPageHierarchy: Hierarchy = {
  1: { directReports: [2, 3, 4, 5, 6, 17] },
  2: { directReports: [], reportingTo: 1 },
  3: { directReports: [10], reportingTo: 1 },
  4: { directReports: [], reportingTo: 1 },
  5: { directReports: [], reportingTo: 1 },
  6: { directReports: [], reportingTo: 1 },
  10: { directReports: [], reportingTo: 3 },
};

/** The Team Hierarchy (§2.8), in both versions of §3.6. */
export const hierarchy = {
  words: {
    title: 'Team Hierarchy',
    titleSuffix: 'of {name}',
    leader: 'Mr. {name}',
    drillDownTitle: "{name}'s Team",
    back: 'Back to {name}',
    reportsTo: 'Reports to {name}',
    opensTeam: 'Opens their team',
    noReports: 'No direct reports',
  },
  versions: [
    { id: 'whole-team', label: 'Whole team', hierarchy: memberListHierarchy, unlistedIds: [10] },
    { id: 'leadership', label: 'Leadership', hierarchy: leadershipPageHierarchy },
  ],
} satisfies PeopleContent['hierarchy'];
