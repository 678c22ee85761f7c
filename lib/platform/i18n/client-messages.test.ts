import { expect, it } from 'vitest';
import { clientMessages } from './client-messages';
import formatMessage from './format-message';
import { getMessages } from './translate';

const options = {
	locale: 'en',
	cache: {
		dateTime: {},
		number: {},
		message: {},
		relativeTime: {},
		pluralRules: {},
		list: {},
		displayNames: {},
	},
	formatters: {
		getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
			new Intl.NumberFormat(...args),
		getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
			new Intl.PluralRules(...args),
	},
} as unknown as Parameters<typeof formatMessage>[3];

it('gives what is named, and nothing else', () => {
	expect(clientMessages('en', ['site.close', 'site.unsaved', 'errorPage'])).toEqual({
		site: { close: 'Close', unsaved: getMessages('en').site.unsaved },
		errorPage: getMessages('en').errorPage,
	});
});

it('gives one object for a namespace, however many pages name it', () => {
	const [a, b] = [clientMessages('hi', ['errorPage']), clientMessages('hi', ['site', 'errorPage'])];
	expect(a.errorPage).toBe(b.errorPage);
});

it('leaves a whole namespace as it is when a part of it is named too', () => {
	clientMessages('en', ['site', 'site.close']);
	expect(clientMessages('en', ['site', 'site.close']).site).toEqual(clientMessages('en', ['site']).site);
});

it.each(['hi', 'en'] as const)('compiles every message (%s)', (language) => {
	const paths = Object.keys(getMessages(language));
	expect(() => clientMessages(language, paths)).not.toThrow();
});

it('gives plain objects alone, since React sends no others', () => {
	const others: string[] = [];
	const look = (value: unknown, at: string) => {
		if (typeof value !== 'object' || value === null) return;
		if (![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))) others.push(at);
		for (const [key, inner] of Object.entries(value)) look(inner, `${at}.${key}`);
	};
	look(clientMessages('en', ['errors.limit', 'fieldErrors']), 'messages');
	expect(others).toEqual([]);
});

it('says a message alike, compiled or as the files hold it', () => {
	const raw = getMessages('en').errors.limit.exceeded;
	const compiled = (clientMessages('en', ['errors.limit']) as { errors: { limit: { exceeded: string } } })
		.errors.limit.exceeded;
	expect(Array.isArray(compiled)).toBe(true);
	for (const message of [raw, compiled])
		expect(formatMessage('', message, { seconds: 2 }, options)).toBe(
			'Too many attempts. Please try again in 2 seconds.',
		);
});
