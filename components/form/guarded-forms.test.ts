import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Forms in which leaving loses nothing that somebody would miss, with the reason. */
const unguarded: Readonly<Record<string, string>> = {
	'components/account/login-form.tsx': 'a login',
	'components/account/demo-login-list.tsx': 'a login without fields',
	'components/account/second-step-form.tsx': 'a code of a login',
	'components/account/password-reset-form.tsx': 'a login; its step is kept',
	'components/member/confirmation-code-form.tsx': 'a code that is in a mail',
	'components/account/email-code-form.tsx': 'a code that is in a mail',
	'components/admin/list/search-box.tsx': 'a search',
	'components/admin/list/pager.tsx': 'the number of a page',
	'components/admin/review/reject-dialog.tsx': 'a reason; Escape is a key of the review queue',
	'components/admin/families/families-page.tsx': 'a name or a number that confirms',
	'components/admin/messages/report-dialog.tsx': 'a single choice',
	'components/admin/users/many-changes-dialog.tsx': 'a single choice',
	'components/admin/data/import-panel.tsx': 'a single choice',
	'components/matching/filter-form.tsx': 'filters',
	'components/content/blog/blog-search-panel.tsx': 'a search',
	'components/family/tree/member-search-field.tsx': 'a search',
	'components/family/exchange/exchange-confirm-form.tsx': 'nothing is typed; the file is guarded before',
	'components/matching/elder-questions/caption-form.tsx': 'a single choice',
	'components/matching/guardians/ask-relative-form.tsx': 'a single choice',
	'components/site/home/community-search-panel.tsx': 'a search',
	'components/heritage/deity/deity-filter-form.tsx': 'filters',
};

const formFiles = readdirSync('components', { recursive: true, encoding: 'utf8' })
	.map((path) => `components/${path}`)
	.filter(
		(path) => path.endsWith('.tsx') && !path.includes('.test.') && hasFields(readFileSync(path, 'utf8')),
	)
	.sort();

/** A question alone is no form in which something is typed. */
function hasFields(source: string): boolean {
	return /<form[\s>]/.test(source) || (/<ConfirmForm[\s<]/.test(source) && /\bregister\b/.test(source));
}

it.each(formFiles)('%s asks before what is typed is lost, or says why not', (path) => {
	const source = readFileSync(path, 'utf8');
	const isGuarded = /<ConfirmForm[\s<]/.test(source)
		? /^\s+isGuarded$/m.test(source)
		: /\b(use(LeaveGuard|ApiForm|Wizard|RecordForm)\b|form: ApiForm<\w+>;)/.test(source) &&
			!source.includes('isGuarded: false');
	expect(isGuarded).toBe(!Object.hasOwn(unguarded, path));
});

it('has no exception for a form that is gone', () => {
	expect(Object.keys(unguarded).filter((path) => !formFiles.includes(path))).toEqual([]);
});
