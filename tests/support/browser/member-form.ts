import { type Locator, page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';

type FieldName = keyof ReturnType<typeof getMessages>['memberFields'];

/** The controls of the forms over a member's fields, by the names people read. */
export interface MemberForm {
	/** A text, also a password. */
	text: (name: FieldName) => Locator;
	/** A list of choices, or a text with suggestions. */
	list: (name: FieldName) => Locator;
	photo: () => Locator;
	answer: (name: FieldName, choice: 'Yes' | 'No') => Locator;
	button: (name: string) => Locator;
	alert: (words: string) => Locator;
	fill: (name: FieldName, value: string) => Promise<void>;
	press: (name: string) => Promise<void>;
}

export function memberFormIn(language: Language): MemberForm {
	const { memberFields, memberOptions } = getMessages(language);
	const text: MemberForm['text'] = (name) =>
		page.getByRole('textbox', { name: memberFields[name], exact: true });
	const button: MemberForm['button'] = (name) => page.getByRole('button', { name, exact: true });
	return {
		text,
		list: (name) => page.getByRole('combobox', { name: memberFields[name], exact: true }),
		photo: () => page.getByLabelText(memberFields.photo),
		answer: (name, choice) =>
			page
				.getByRole('group', { name: memberFields[name], exact: true })
				// An explanation may follow.
				.getByRole('radio', { name: new RegExp(`^${memberOptions.yesNo[choice]}(?!\\S)`) }),
		button,
		alert: (words) => page.getByRole('alert').filter({ hasText: words }),
		fill: (name, value) => userEvent.fill(text(name), value),
		press: (name) => userEvent.click(button(name)),
	};
}

/** The controls of a date by the words above them. */
export function dateFields(inside: Pick<Locator, 'getByRole'>, language: Language, legend: string) {
	const { day, month, year, about } = getMessages(language).dateParts;
	const group = inside.getByRole('group', { name: legend, exact: true });
	return {
		group,
		day: group.getByRole('textbox', { name: day, exact: true }),
		month: group.getByRole('combobox', { name: month, exact: true }),
		year: group.getByRole('textbox', { name: year, exact: true }),
		about: group.getByRole('checkbox', { name: about, exact: true }),
	};
}
