import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '@/lib/core/language';
import { getMessages } from './translate';

const folder = path.resolve(import.meta.dirname, '../../../messages');

it.each(languages)('every file of messages/%s is the namespace of its name', (language) => {
	const files = readdirSync(path.join(folder, language)).map((file) => [
		path.basename(file, '.json'),
		JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')),
	]);
	expect(getMessages(language)).toEqual(Object.fromEntries(files));
});

it('both languages have the same namespaces', () => {
	expect(Object.keys(getMessages('en'))).toEqual(Object.keys(getMessages('hi')));
});
