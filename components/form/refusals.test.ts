import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Forms on pages for everybody that leave a refusal to `useApiForm`, with the reason. */
const withoutSession: Readonly<Record<string, string>> = {
	'components/messaging/inbox/message-form.tsx': 'anybody writes',
	'components/account/demo-login-list.tsx': 'a login',
	'components/account/password-reset-form.tsx': 'a login',
	'components/account/register-form.tsx': 'a new account',
	'components/account/second-step-form.tsx': 'a login',
};

/** Handles the end of a session for what it shows. */
const handled = /<MemberQueries>/;

const sourceOf = (path: string) => readFileSync(path, 'utf8');

function findImports(path: string): string[] {
	const names = sourceOf(path).matchAll(
		/^(?:import|export)\s(?!type\s)[^;]*?from '(.+?)'|\bimport\('(.+?)'\)/gm,
	);
	return [...names].flatMap(([, name = '', lazyName = name]) => {
		const base = name || lazyName;
		if (!/^(@\/|\.)/.test(base)) return [];
		const target = base.startsWith('@/') ? base.slice(2) : join(dirname(path), base);
		return [`${target}.tsx`, `${target}.ts`].filter((file) => existsSync(file)).slice(0, 1);
	});
}

const reached = new Set(
	readdirSync('app', { recursive: true, encoding: 'utf8' })
		.map((path) => `app/${path}`)
		.filter((path) => path.endsWith('.tsx') && !/(\(member\)|admin)\//.test(path)),
);
for (const path of reached) {
	if (handled.test(sourceOf(path))) reached.delete(path);
	else for (const next of findImports(path)) reached.add(next);
}

const leavesRefusals = [...reached]
	.filter((path) => path.startsWith('components/') && !path.startsWith('components/form/'))
	.filter((path) => {
		const source = sourceOf(path);
		const isForm = /\buse(ApiForm|Wizard)[(<]|<(DialogForm|FormDialog)[\s<]|\buseRefusalHandler\(/.test(
			source,
		);
		return isForm && !/\bonFailure\b/.test(source);
	});

it('handles the end of a session in each form outside the pages of members', () => {
	expect(leavesRefusals.sort()).toEqual(Object.keys(withoutSession).sort());
});
