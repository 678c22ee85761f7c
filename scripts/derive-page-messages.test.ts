import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { derivePageMessages } from './derive-page-messages';
import { findMessageReads } from './message-reads';

const findReads = (body: string) => {
	const text = `function Part({ on, key, clans: given }) {\n${body}\n}`;
	return findMessageReads(ts.createSourceFile('part.tsx', text, ts.ScriptTarget.Latest, true)).sort();
};

describe('the messages that a module reads', () => {
	it.each([
		["const t = useTranslations('site'); return t('close');", ['site.close']],
		[
			"const t = useTranslations('site'); return t.rich('close', { a: t('cancel') });",
			['site.cancel', 'site.close'],
		],
		["const t = useTranslations('site'); return t(on ? 'close' : 'cancel');", ['site.cancel', 'site.close']],
		[`const t = useTranslations('home'); return t(\`stats.\${key}.title\`);`, ['home.stats']],
		["const t = useTranslations('site'); return t(key);", ['site']],
		["const t = useTranslations('site'); return help(t);", ['site']],
		["const t = useTranslations('site'); useEffect(() => t('close'), [t]);", ['site.close']],
		["const t = useTranslations('site'); return [1].map((t) => t);", []],
		[
			"const t = useTranslations(on ? 'site.pages' : 'home.stats'); return t('title');",
			['home.stats', 'site.pages'],
		],
		["const t = useTranslations(); return t('site.close');", ['site.close']],
		[`const t = useTranslations(); return t(\`memberOptions.gender.\${key}\`);`, ['memberOptions.gender']],
		[
			`return <Link label="site.close" to={['site.cancel', 'close', 'site.none']} />;`,
			['site.cancel', 'site.close'],
		],
		[
			'const { site, home: { stats } } = useMessages(); return [site.close, stats.label];',
			['home.stats.label', 'site.close'],
		],
		['const messages = useMessages(); return messages.site.pages[key];', ['site.pages']],
		['const { clans } = useMessages(); return help(clans);', ['clans']],
		['return useMessages().site.close.length;', ['site.close']],
		['return given;', []],
	])('%s', (body, paths) => {
		expect(findReads(body)).toEqual(paths);
	});

	it('a module that passes on all messages fails', () => {
		expect(() => findReads('return help(useMessages());')).toThrow('part.tsx passes on all messages');
	});
});

describe('the messages of a page', () => {
	const page = (name: string, content: string) =>
		`<PageMessages language="hi" name="${name}">${content}</PageMessages>`;
	const reader = (key: string) =>
		`'use client';\nfunction Reader() {\n\tconst t = useTranslations('site');\n\treturn t('${key}');\n}`;
	const derive = (files: Record<string, string>) => derivePageMessages(new Map(Object.entries(files)));

	it('a page gets those of client components below it, however they are imported', () => {
		const files = {
			'app/a/page.tsx': `import { B } from '@/components/b';\nimport type { C } from '@/components/c';\n${page('a', '')}`,
			'components/b.tsx': "import { D } from './d';\nuseTranslations('home');",
			'components/c.tsx': reader('cancel'),
			'components/d.tsx': `${reader('close')}\nlazy(() => import('./e'));`,
			'components/e.ts': "function help(t: Translate) {\n\treturn t('site.brand');\n}",
		};
		expect(derive(files)).toEqual({ a: ['site.brand', 'site.close'] });
	});

	it('a page gets none of those below another provider, and no part of what it has whole', () => {
		const files = {
			'app/a/page.tsx': `import './b';\nimport './c';\nimport './d';\n${page('a', '')}`,
			'app/a/b.tsx': `import './c';\n${page('b', '')}`,
			'app/a/c.tsx': `${reader('close')}\nhelp('site.pages', 'site.pages.home');`,
			'app/a/d.tsx': `${reader('cancel').replace("'use client';", '')}\n<DeferredMessages>`,
		};
		expect(derive(files)).toEqual({
			a: ['site.close', 'site.pages'],
			b: ['site.close', 'site.pages'],
			DeferredMessages: ['site.cancel'],
		});
	});

	it('a page without a provider leaves its own to the nearest layout around it', () => {
		const files = {
			'app/layout.tsx': page('outer', '{children}'),
			'app/page.tsx': "import '@/components/close';",
			'app/a/layout.tsx': "import '@/components/around';",
			'app/a/b/error.tsx': reader('cancel'),
			'app/c/layout.tsx': `${page('notice', '')}{children}${page('notice', '')}`,
			'app/c/page.tsx': "import '@/components/brand';",
			'components/around.tsx': page('around', '{children}'),
			'components/brand.tsx': reader('brand'),
			'components/close.tsx': reader('close'),
		};
		expect(derive(files)).toMatchObject({ outer: ['site.brand', 'site.close'], around: ['site.cancel'] });
	});
});
