/** When the start of a trial was reported to the advertiser; its first payment has the time of a purchase. */
export const toldTrials = `
alter table checkouts add column trial_told_at timestamptz;
`;
