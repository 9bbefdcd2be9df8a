import { anyWord } from '../text/words.ts';

/**
 * A field of work: its words, the roles that do it in order of preference, and words in names of such departments or
 * roles.
 */
export interface GuideField {
  readonly words: RegExp;
  readonly roles: readonly string[];
  readonly kin: RegExp;
}

const field = (words: readonly string[], roles: readonly string[], kin: readonly string[]): GuideField => ({
  words: anyWord(words.map((word) => `${word}(?:s|es|d|ed|ing)?`)),
  roles,
  kin: anyWord(kin),
});

/** Narrow fields come first and win for words of several fields (spec/rules/conversation.md#guided-plan). */
export const FIELDS: readonly GuideField[] = [
  field(
    ['security', 'privacy', 'gdpr', 'penetration', 'vulnerabilit(?:y|ies)', 'encrypt'],
    ['Security Engineer', 'Security Operations', 'CTO'],
    ['security'],
  ),
  field(
    [
      'budget',
      'cost',
      'invoic(?:e|ing)',
      'account(?:s|ing)',
      'tax',
      'pric(?:e|ing)',
      'payroll',
      'financ(?:e|ial)',
      'forecast',
      'bill(?:ing)?',
    ],
    ['CFO', 'Controller', 'Accountant'],
    ['finance', 'financial', 'accounting', 'controlling'],
  ),
  field(
    ['legal', 'contract', 'compliance', 'licen[cs]e', 'terms'],
    ['General Counsel', 'Legal Counsel', 'COO'],
    ['legal', 'compliance', 'counsel'],
  ),
  field(
    ['hir(?:e|ing)', 'recruit', 'train', 'onboard', 'staff', 'salar(?:y|ies)', 'vacation', 'workshop', 'coach'],
    ['HR Manager', 'COO'],
    ['hr', 'human resources', 'people'],
  ),
  field(
    ['test', 'qa', 'quality', 'verif(?:y|ies)', 'bug'],
    ['QA Lead', 'QA Engineer', 'Automation Engineer'],
    ['qa', 'quality', 'test', 'quality_assurance'],
  ),
  field(
    [
      'campaign',
      'market(?:ing)?',
      'newsletter',
      'advertis(?:e|ing)',
      'promot(?:e|ion)',
      'brand',
      'announc(?:e|ement)',
      'launch',
      'social media',
      'seo',
    ],
    ['CMO', 'Growth Marketer', 'Brand Strategist', 'Content Writer'],
    ['marketing', 'creative_marketing', 'growth', 'brand'],
  ),
  field(
    ['sell', 'sales', 'customer', 'deal', 'client'],
    ['CRO', 'Sales Manager', 'Account Executive', 'COO'],
    ['sales', 'account', 'support'],
  ),
  field(
    ['documentation', 'document', 'manual', 'handbook', 'guide'],
    ['Technical Writer', 'Content Writer'],
    ['writer', 'documentation'],
  ),
  field(
    ['article', 'text', 'blog', 'copy', 'post', 'write'],
    ['Content Writer', 'Technical Writer'],
    ['writer', 'content', 'editorial'],
  ),
  field(
    ['design', 'ux', 'ui', 'prototype', 'mock-?up', 'wireframe', 'logo', 'layout'],
    ['UX Designer', 'UI Designer', 'CPO'],
    ['design', 'designer', 'ux'],
  ),
  field(
    ['deploy', 'infrastructure', 'cloud', 'monitor', 'backup', 'hosting', 'server', 'roll out'],
    ['DevOps/SRE Engineer', 'CTO'],
    ['devops', 'infrastructure', 'platform', 'engineering', 'technology', 'it'],
  ),
  field(
    ['dashboard', 'report', 'analytics', 'analy[sz]e', 'analysis', 'metric', 'statistic', 'kpi', 'survey'],
    ['Data Analyst', 'Data Engineer'],
    ['data', 'analytics', 'data_analytics', 'analyst'],
  ),
  field(
    ['website', 'web', 'frontend', 'page', 'screen', 'portal', 'shop', 'webshop', 'app', 'landing'],
    ['Frontend Developer', 'Full-Stack Developer', 'Backend Developer', 'CTO'],
    ['engineering', 'technology', 'development', 'developer', 'it'],
  ),
  field(
    [
      'api',
      'backend',
      'database',
      'data',
      'migrat(?:e|ion)',
      'integrat(?:e|ion)',
      'software',
      'system',
      'code',
      'service',
      'module',
      'import',
      'export',
      'login',
      'architecture',
      'technical',
    ],
    ['Backend Developer', 'Database Engineer', 'Full-Stack Developer', 'Software Architect', 'CTO'],
    ['engineering', 'technology', 'development', 'developer', 'it'],
  ),
  field(['product', 'feature', 'roadmap', 'requirement', 'backlog'], ['Product Manager', 'CPO'], ['product']),
  field(
    ['operation', 'process', 'logistic', 'supplier', 'warehouse', 'office', 'deliver(?:y|ies)', 'stock', 'move'],
    ['COO', 'Project Manager'],
    ['operations', 'logistics'],
  ),
  field(['strateg(?:y|ies)', 'vision', 'partner', 'acquisition'], ['CEO'], ['executive', 'management', 'strategy']),
];
