import IntlMessageFormat from 'intl-messageformat';
import type { Language } from '@/lib/core/language';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Values = Readonly<Record<string, string | number | Date>>;

/** Values of arguments by their names; an argument without one is shown by its name. */
const samples: Record<Language, Values> = {
	hi: {
		...{
			name: 'महेंद्र सिंह राठौड़',
			subject: 'महेंद्र सिंह राठौड़',
			who: 'महेंद्र सिंह राठौड़',
			actor: 'आशा कँवर',
			adder: 'आशा कँवर',
		},
		...{
			guardian: 'देवी सिंह राठौड़',
			candidate: 'आशा कँवर',
			asker: 'विक्रम सिंह',
			owner: 'विक्रम सिंह',
			other: 'आशा कँवर',
		},
		...{
			relation: 'बहन',
			words: 'बेटी',
			relative: 'चचेरी बहन',
			relatedTo: 'देवी सिंह राठौड़',
			child: 'विक्रम सिंह',
			parent: 'देवी सिंह राठौड़',
		},
		...{
			date: '4 मार्च 2026',
			until: '4 मार्च 2026',
			day: '4 मार्च 2026',
			clan: 'राठौड़',
			otherClan: 'चौहान',
			email: 'asha@example.org',
		},
	},
	en: {
		...{
			name: 'Mahendra Singh Rathore',
			subject: 'Mahendra Singh Rathore',
			who: 'Mahendra Singh Rathore',
			actor: 'Asha Kanwar',
			adder: 'Asha Kanwar',
		},
		...{
			guardian: 'Devi Singh Rathore',
			candidate: 'Asha Kanwar',
			asker: 'Vikram Singh',
			owner: 'Vikram Singh',
			other: 'Asha Kanwar',
		},
		...{
			relation: 'sister',
			words: 'daughter',
			relative: "a father's brother's daughter",
			relatedTo: 'Devi Singh Rathore',
			child: 'Vikram Singh',
			parent: 'Devi Singh Rathore',
		},
		...{
			date: 'Mar 4, 2026',
			until: 'Mar 4, 2026',
			day: 'Mar 4, 2026',
			clan: 'Rathore',
			otherClan: 'Chauhan',
			email: 'asha@example.org',
		},
	},
};

/** The counts that show each form of a plural: those it names, one and several. */
const countsOf = (options: readonly string[]) => [
	...options.flatMap((option) => (option.startsWith('=') ? [Number(option.slice(1))] : [])),
	...(options.includes('one') ? [1] : []),
	5,
];

/** The values that show each form of the message, by argument; a tag has none. */
function readChoices(
	elements: readonly Element[],
	language: Language,
	found = new Map<string, Values[string][]>(),
) {
	for (const element of elements) {
		// The numbers are those of `TYPE` in the parser: text, argument, number, date, time, select, plural, #, tag.
		switch (element.type) {
			case 1:
				if (!found.has(element.value))
					found.set(element.value, [samples[language][element.value] ?? `〈${element.value}〉`]);
				break;
			case 2:
				found.set(element.value, [5]);
				break;
			case 3:
			case 4:
				found.set(element.value, [new Date('2026-03-04T06:30:00Z')]);
				break;
			case 5:
			case 6: {
				const options = Object.keys(element.options);
				found.set(element.value, element.type === 5 ? options : countsOf(options));
				for (const { value } of Object.values(element.options)) readChoices(value, language, found);
				break;
			}
			case 8:
				readChoices(element.children, language, found);
				break;
		}
	}
	return found;
}

/** At most this many forms of one message. */
const formsAtMost = 24;

/** A message with sample values, once for each form that a plural or a choice gives it. */
export function sampleTexts(message: string, language: Language): string[] {
	const format = new IntlMessageFormat(message, language);
	let forms: Values[] = [{}];
	for (const [name, values] of readChoices(format.getAst(), language))
		forms = forms
			.flatMap((form) => values.map((value) => ({ ...form, [name]: value })))
			.slice(0, formsAtMost);
	const tags = [...message.matchAll(/<(\w+)>/g)].map(([, tag = '']) => tag);
	const shown = Object.fromEntries(tags.map((tag) => [tag, (parts: unknown[]) => parts.join('')]));
	return [...new Set(forms.map((form) => String(format.format<string>({ ...form, ...shown }))))];
}
