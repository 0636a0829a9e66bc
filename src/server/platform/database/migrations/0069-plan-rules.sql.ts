/** By which rule a plan lays out its days. */
export const planRules = `
alter table training_plans
  add column rule smallint not null default 1,
  add column next_rule_at timestamptz default now();
comment on column training_plans.rule is 'The rule that lays out its days: 1 by weeks, 2 with a lead and a flight school.';
comment on column training_plans.next_rule_at is 'When the next rule came: it holds from the first round that begins after this; null for a plan by the newest rule.';
`;
