import { expect, it } from 'vitest';
import { sampleTexts } from './sample-texts';

it.each([
	['{name} has sent {what}', ['Mahendra Singh Rathore has sent 〈what〉']],
	[
		'{count, plural, =0 {None} one {# <link>person</link>} other {# people}}',
		['None', '1 person', '5 people'],
	],
	[
		'{gender, select, Male {{name} and his} Female {{name} and her} other {{name} and their}} family',
		['and his', 'and her', 'and their'].map((end) => `Mahendra Singh Rathore ${end} family`),
	],
	['<b>{count, number}</b> of {max}', ['5 of 〈max〉']],
])('shows each form of %s', (message, texts) => {
	expect(sampleTexts(message, 'en')).toEqual(texts);
});
