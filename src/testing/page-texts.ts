import { catalogue } from '#contract/copy/catalogue.ts';
import { giveTexts } from '#web/site/own-texts.ts';

// Pages that are shown without a server have no texts in them.
giveTexts(catalogue);
