/**
 * What may import what. Imports only go down, every rule is an error, and there are no exceptions: tests alone, with
 * `tests/support`, may know everything. docs/imports.md shows the result.
 */
const test = '\\.test\\.tsx?$';
const productOnly = { pathNot: [test, '^tests/support/'] };

/** Lowest first: each floor knows only those before it. */
const floors = ['lib/core', 'lib/rules', 'lib/platform', 'lib/features', 'lib/client', 'components', 'app'];

/** Lowest first. */
const services = [
	'env',
	'metrics',
	'threads',
	'policy',
	'i18n',
	'csv',
	'log',
	'db',
	'mail',
	'media',
	'pdf',
	'cache',
	'limits',
	'auth',
	'http',
	'backup',
	'audit',
	'trash',
	'decisions',
];

/** Lowest first. */
const features = [
	'heritage',
	'member',
	'family',
	'matching',
	'account',
	'content',
	'messaging',
	'site',
	'administration',
];

/** The rooms of the code that only browsers run, lowest first; files that all rooms use lie beside them. */
const clientRooms = ['form', ...features];

/** The rooms of the components, lowest first. */
const rooms = [
	'ui',
	'form',
	'layout',
	'heritage',
	'member',
	'family',
	'matching',
	'account',
	'content',
	'messaging',
	'site',
	'admin',
];

/** What pages and forms use too: it decides from what it is given. */
const pure = [
	'^lib/features/.+/(rules|schema|access)(/|\\.ts$)',
	'^lib/platform/(audit/(actions|differences)|decisions/schema)\\.ts$',
];

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @param {string} parent @param {string[]} folders lowest first */
const ordered = (parent, folders) =>
	folders.slice(0, -1).map((folder, at) => {
		const above = folders.slice(at + 1);
		return never(
			`${parent}${folder}`,
			`Knows nothing of ${above.join(', ')}.`,
			{ path: `^${parent}(${folder})/`, ...productOnly },
			{ path: `^${parent}(${above.join('|')})/` },
		);
	});

export default {
	forbidden: [
		...ordered('', floors),
		...ordered('lib/platform/', services),
		...ordered('lib/features/', features),
		...ordered('lib/client/', clientRooms),
		...ordered('components/', rooms),
		never(
			'every-folder-has-its-place',
			'A new folder is named in one of the lists above.',
			{
				path: '^(lib|components)/',
				pathNot: [
					...productOnly.pathNot,
					'^lib/(core|rules/(clan|kinship|marriage|gedcom|layout|lineage|same-person|script|hindu-calendar|kundli))/',
					`^lib/platform/(${services.join('|')})/`,
					`^lib/features/(${features.join('|')})/`,
					`^lib/client/([^/]+$|(${clientRooms.join('|')})/)`,
					`^components/(${rooms.join('|')})/`,
				],
			},
			{},
		),
		never(
			'client-loads-pure-files',
			'The browser loads nothing of the server: the client knows its types, and the files that decide from what they are given.',
			{ path: '^lib/client/', ...productOnly },
			{
				path: '^lib/(platform|features)/',
				pathNot: ['^lib/platform/i18n/', '^lib/features/.+/(rules|schema|constants)(/|\\.ts$)'],
				dependencyTypesNot: ['type-only'],
			},
		),
		never(
			'rules-stand-alone',
			'Clans, kinship, the file format, the layout and lineages stand on the core alone.',
			{ path: '^lib/rules/(clan|kinship|gedcom|layout|lineage|hindu-calendar|kundli)/', ...productOnly },
			{ path: '^lib/rules/', pathNot: '^lib/rules/$1/' },
		),
		never(
			'same-person-knows-clans-and-kinship',
			'And no other rules.',
			{ path: '^lib/rules/same-person/', ...productOnly },
			{ path: '^lib/rules/(marriage|gedcom|layout|lineage|script)/' },
		),
		never(
			'marriage-knows-clans-kinship-and-same-people',
			'And no other rules.',
			{ path: '^lib/rules/marriage/', ...productOnly },
			{ path: '^lib/rules/(gedcom|layout|lineage|script)/' },
		),
		never(
			'script-knows-clans',
			'And no other rules.',
			{ path: '^lib/rules/script/', ...productOnly },
			{ path: '^lib/rules/(?!clan/|script/)' },
		),
		never(
			'core-and-rules-are-pure',
			'The core and the rules know no message, no framework and no database.',
			{ path: '^lib/(core|rules)/', ...productOnly },
			{ path: '^(messages|prisma)/|node_modules/(react|next|next-intl|@prisma)/' },
		),
		never(
			'pure-files-of-features',
			'Rules, schemas and wire shapes decide from what they are given.',
			{ path: pure, ...productOnly },
			{
				path: '^lib/platform/(db/(?!generated/enums)|env|mail|log|http|limits|auth/(?!actor))|node_modules/(react|next|@prisma)/',
			},
		),
		never(
			'use-cases-know-no-http',
			'Queries and commands know no request, answer, cookie or page.',
			{ path: '^lib/features/.*/(queries|commands)(/|\\.ts$)', ...productOnly },
			{ path: '^lib/platform/http/|node_modules/(next|react)/' },
		),
		never(
			'components-call-no-use-case',
			'Components are given what they show.',
			{ path: '^components/' },
			{ path: '^lib/features/.*/(queries|commands)(/|\\.ts$)|^lib/platform/(db|env|mail|log|http|limits)/' },
		),
		never(
			'pages-load-no-tables-of-names',
			'Calls answer how a text is written in the script of the page; what helps with typing loads its words when it is used.',
			{
				path: ['^components/', '^lib/client/', '^lib/features/.+/(rules|schema|access)(/|\\.ts$)'],
				pathNot: ['^components/(form/typing-offers|member/spelling-field)\\.tsx$', test],
			},
			{ path: '^lib/rules/script/', dependencyTypesNot: ['type-only'] },
		),
		never(
			'ui-knows-no-domain',
			'The plainest components know no word of the domain.',
			{ path: '^components/ui/' },
			{ path: '^(components/(?!ui/)|lib/(?!core/|platform/i18n/|client/))' },
		),
		never(
			'product-knows-no-tool',
			'What visitors reach imports no script, seed, test or measurement.',
			{ path: '^(lib|components|app|middleware)', ...productOnly },
			{ path: '^(scripts|e2e|tests|prisma)/' },
		),
		never(
			'packages-of-their-own',
			'Nothing else imports the attacks and the benchmarks, which have packages of their own.',
			{ pathNot: '^tests/(attack|bench)/' },
			{ path: '^tests/(attack|bench)/' },
		),
		never(
			'app-is-on-top',
			'Nothing but tests imports pages and handlers.',
			{ pathNot: ['^app/', test] },
			{ path: '^(app/|middleware)' },
		),
		never('no-cycle', 'Two modules that need each other are one module.', {}, { circular: true }),
		never('no-unresolved', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
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
