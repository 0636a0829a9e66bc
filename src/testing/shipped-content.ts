import { catalogue } from '#contract/copy/catalogue.ts';
import { giveTexts } from '#web/site/own-texts.ts';
import { giveQuizzes } from '#web/site/published-quizzes.ts';

// Pages that are shown without a server have no texts and no quizzes in them.
giveTexts(catalogue);
giveQuizzes({});
