import type { DepartmentName, SeniorityLevel } from '../value/enumerations.ts';

/** A role of the catalogue, which is stored at the first start. */
export interface CatalogueRole {
  readonly name: string;
  readonly department: DepartmentName;
  readonly authorityLevel: SeniorityLevel;
  readonly description: string;
}

type RoleRow = readonly [name: string, authorityLevel: SeniorityLevel, description: string];

/** The roles of spec/rules/organisation.md#role-catalogue. The descriptions are the responsibilities of the roles. */
const ROLES_BY_DEPARTMENT: Readonly<Record<DepartmentName, readonly RoleRow[]>> = {
  executive: [
    ['CEO', 'c_suite', 'Sets the direction of the company and answers for its results.'],
    ['CTO', 'c_suite', 'Answers for the technology: what is built, on what, and by whom.'],
    ['CFO', 'c_suite', 'Keeps the books and budgets and says what can be afforded.'],
    ['COO', 'c_suite', 'Keeps the daily work of all departments running together.'],
    ['CPO', 'c_suite', 'Decides what the products become and which problems they solve.'],
  ],
  product: [
    ['Product Manager', 'senior', 'Orders the backlog by value and settles what goes into a release.'],
    ['Technical Writer', 'mid', 'Writes the documentation that users and developers work from.'],
  ],
  design: [
    ['UX Designer', 'mid', 'Shapes how people get through the product, from first sketch to tested flow.'],
    ['UI Designer', 'mid', 'Draws the screens and keeps the visual language consistent.'],
    ['UX Researcher', 'mid', 'Finds out from users what they need and where they get stuck.'],
  ],
  engineering: [
    ['Software Architect', 'principal', 'Decides how the parts of the system fit and guards its long-term shape.'],
    ['Frontend Developer', 'mid', 'Builds what runs in front of the user.'],
    ['Backend Developer', 'mid', 'Builds the services, rules and interfaces behind the product.'],
    ['Full-Stack Developer', 'mid', 'Builds whole features, from the database to the screen.'],
    ['DevOps/SRE Engineer', 'mid', 'Ships the software and keeps it running, observed and recoverable.'],
    ['Database Engineer', 'mid', 'Designs the storage of data and keeps it fast, safe and restorable.'],
  ],
  quality_assurance: [
    ['QA Lead', 'lead', 'Owns the test strategy and says whether a release is good enough.'],
    ['QA Engineer', 'mid', 'Tests features against their requirements and reports what breaks.'],
    ['Automation Engineer', 'mid', 'Turns repeated checks into tests that run by themselves.'],
    ['Performance Engineer', 'senior', 'Measures load and latency and removes what slows the product down.'],
  ],
  data_analytics: [
    ['Data Analyst', 'mid', 'Answers questions with numbers and shows what they mean.'],
    ['Data Engineer', 'mid', 'Builds the pipelines that bring data in clean and on time.'],
    ['ML Engineer', 'senior', 'Trains, evaluates and serves the models of the product.'],
  ],
  operations: [
    ['Project Manager', 'senior', 'Plans the work, tracks it and tells everyone where it stands.'],
    ['Scrum Master', 'senior', 'Clears obstacles and helps the team to improve its way of working.'],
    ['HR Manager', 'senior', 'Looks after hiring, growth and the health of the teams.'],
  ],
  creative_marketing: [
    ['Content Writer', 'mid', 'Writes the texts that explain and sell the product.'],
    ['Brand Strategist', 'senior', 'Decides what the brand stands for and how it speaks.'],
    ['Growth Marketer', 'mid', 'Runs the experiments that bring in users and keep them.'],
  ],
  security: [
    ['Security Engineer', 'senior', 'Builds protection into the product and reviews its weak spots.'],
    ['Security Operations', 'senior', 'Watches for attacks, answers them and learns from each incident.'],
  ],
};

const rolesOf = (department: DepartmentName): CatalogueRole[] =>
  ROLES_BY_DEPARTMENT[department].map(([name, authorityLevel, description]) => ({
    name,
    department,
    authorityLevel,
    description,
  }));

/** All built-in roles, by department. */
export const ROLE_CATALOGUE: readonly CatalogueRole[] = (Object.keys(ROLES_BY_DEPARTMENT) as DepartmentName[]).flatMap(
  rolesOf,
);
