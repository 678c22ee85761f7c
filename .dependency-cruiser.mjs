/**
 * The floors of the house: imports only go down. Every rule is an error, and there is no list of exceptions.
 *
 * core → pure domain → db, mail, media, env, log, audit, words → queries, commands → auth, http, loaders → components → app
 */
const services = '^lib/(platform/(db|env|log|metrics|mail|media|cache|policy)|features/audit)/';
const test = '\\.test\\.tsx?$';
const productOnly = { pathNot: [test, '^lib/testing/'] };

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
	forbidden: [
		never('no-cycle', 'Two modules that need each other are one module.', {}, { circular: true }),
		never('no-unresolved', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
		never(
			'core-knows-nobody',
			'The core stands on nothing of ours.',
			{ path: '^lib/core/', ...productOnly },
			{ path: '^(lib/(?!core/)|app|components|prisma|scripts|messages)' },
		),
		never(
			'lib-stays-down',
			'lib never imports what is built on it.',
			{ path: '^lib/', ...productOnly },
			{ path: '^(app|components|scripts|e2e|attack|bench|prisma/seed|middleware)' },
		),
		never(
			'services-stay-down',
			'Database, mail, media and the like know no use-case.',
			{ path: services, ...productOnly },
			{ path: '^lib/(?!core/|platform/(db|env|log|metrics|mail|media|cache|policy|i18n)/|features/audit/)' },
		),
		never(
			'pure-rules',
			'Rules, schemas and wire shapes decide from what they are given.',
			{
				path: '^lib/(rules/|features/matching/(score|scoring-profile|weights|wishes|education|profession|places|districts|dynasty)|features/family/gedcom/(plan|match|relatives|card-facts|export)\\.|.*/(rules|schema|access)\\.ts$|features/audit/(actions|differences)\\.ts$)',
				...productOnly,
			},
			{
				path: '^(lib/platform/(db/(?!generated/enums)|env|mail|log|http|auth/(?!actor))|node_modules/(react|next|@prisma)/)',
			},
		),
		never(
			'use-cases-know-no-http',
			'Queries and commands know no request, answer, cookie or page.',
			{ path: '^lib/.*/(queries|commands)\\.ts$' },
			{ path: '^(lib/platform/(http|i18n)/|node_modules/(next|react)/)' },
		),
		never(
			'components-call-no-use-case',
			'Components are given what they show.',
			{ path: '^components/' },
			{
				path: '(^lib/.*/(queries|commands)\\.ts$)|(^lib/platform/(db|env|mail|log|http)/)|(^(app|scripts|e2e|prisma)/)',
			},
		),
		never(
			'ui-knows-no-domain',
			'The plainest components know no word of the domain.',
			{ path: '^components/ui/' },
			{ path: '^(components/(?!ui/)|lib/(?!core/|platform/i18n/|client/))' },
		),
		never(
			'app-is-on-top',
			'Nothing but tests imports pages and handlers.',
			{ pathNot: ['^app/', test] },
			{ path: '^app/' },
		),
		never(
			'testing-stays-out',
			'The product never imports what only tests use.',
			{ path: '^(lib|app|components|prisma|middleware)', ...productOnly },
			{ path: '^lib/testing/' },
		),
		never(
			'domain-order',
			'member ← family; clan ← deity; moderation ← blog, gallery: never the other way.',
			{ path: '^lib/(features/(member|address|moderation)|rules/clan)/', ...productOnly },
			{ path: '^lib/features/(family|matching|blog|gallery|deity|community|inbox)/' },
		),
		never(
			'family-below-matching',
			'member ← family ← matching: a tree knows of no match.',
			{ path: '^lib/features/family/', ...productOnly },
			{ path: '^lib/features/matching/' },
		),
		never(
			'account-above-members',
			'Accounts know members and families; of the domains only the administration knows accounts.',
			{ path: '^lib/features/(?!account/|administration/)', ...productOnly },
			{ path: '^lib/features/account/' },
		),
		never(
			'rules-of-marriage-order',
			'core ← clan ← kinship ← marriage ← matching: the rules know nothing of members, trees and matches.',
			{ path: '^lib/rules/(clan|kinship|marriage)/', ...productOnly },
			{ path: '^lib/(?!core/|rules/(clan|kinship|marriage)/)' },
		),
		never(
			'clan-and-kinship-stay-below',
			'Neither clans nor kinship know of marriage rules, nor clans of kinship.',
			{ path: '^lib/rules/(clan|kinship)/', ...productOnly },
			{ path: '^lib/rules/marriage/' },
		),
		never(
			'clan-stands-on-core',
			'Clans stand on the core alone.',
			{ path: '^lib/rules/clan/', ...productOnly },
			{ path: '^lib/(?!core/|rules/clan/)' },
		),
		never(
			'format-knows-no-domain',
			'The file format stands on the core alone.',
			{ path: '^lib/rules/gedcom/', ...productOnly },
			{ path: '^lib/(?!core/|rules/gedcom/)' },
		),
		never(
			'no-dev-dependency-in-product',
			'What runs in production is a dependency.',
			{ path: '^(app|components|lib|middleware|prisma/seed)', ...productOnly },
			{ dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
		),
	],
	options: {
		tsConfig: { fileName: 'tsconfig.json' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'require', 'default', 'types'],
		},
		doNotFollow: { path: ['node_modules', 'lib/platform/db/generated'] },
		exclude: { path: ['\\.next/', '^lib/platform/db/generated/internal'] },
	},
};
