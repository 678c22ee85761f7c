// Every file of a feature has its place by its name: docs/architecture.md says what each name holds.
import { expect, it } from 'vitest';
import { findProjectFiles } from './project-files';

/** Each room of `lib/features` with its sub-rooms. */
const rooms: Record<string, readonly string[]> = {
	heritage: ['clan', 'clan-alias', 'deity', 'khaanp'],
	member: ['address', 'list', 'picture-access'],
	family: ['cards', 'days', 'gedcom', 'print', 'relations', 'requests', 'same-people', 'tree'],
	matching: [
		...['biodata', 'elder-questions', 'guardians', 'interests', 'kundli', 'meeting', 'reports', 'scoring'],
		'verdicts',
	],
	account: ['demo'],
	content: ['blog', 'gallery', 'moderation', 'share'],
	messaging: ['inbox', 'notifications', 'outbox'],
	site: ['home', 'pages', 'seo', 'settings'],
	administration: ['accounts', 'audit', 'housekeeping', 'imports', 'overview', 'settings', 'trash'],
};

/** The files of a room, or of a sub-room: each a file, or a folder with a file for each use case. */
const words = ['access', 'commands', 'constants', 'dto', 'loaders', 'mails', 'queries', 'rules', 'schema'];

/** Folders of components that belong to no feature. */
const general = ['ui', 'form', 'layout', 'admin'];

/** The last word of a component's file, in the singular or plural. A hook begins with `use-`. */
const kinds = [
	'badge',
	'button',
	'card',
	'chart',
	'dialog',
	'field',
	'form',
	'link',
	'list',
	'notice',
	'page',
	'panel',
];
const componentName = new RegExp(`(^use-[a-z0-9-]+\\.tsx?|-(${kinds.join('|')})s?\\.tsx|\\.d\\.ts)$`);

const listFiles = (folder: string) =>
	findProjectFiles(['.ts', '.tsx'], folder)
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.map((file) => file.slice(folder.length + 1));

function isPlaced(file: string): boolean {
	const [room = '', ...rest] = file.replace(/\.tsx?$/, '').split('/');
	const [first = ''] = rest;
	const [word = '', useCase, ...deeper] = rooms[room]?.includes(first) ? rest.slice(1) : rest;
	const isNamed = useCase === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(useCase);
	return rooms[room] !== undefined && words.includes(word) && isNamed && deeper.length === 0;
}

it('a file of a feature is named by its kind, in a known room', () => {
	expect(isPlaced('family/tree/queries/open-tree.ts')).toBe(true);
	expect(isPlaced('member/schema.ts')).toBe(true);
	expect(isPlaced('family/tree/helpers.ts')).toBe(false);
	expect(isPlaced('community/queries.ts')).toBe(false);
	expect(isPlaced('family/tree/queries/deep/open-tree.ts')).toBe(false);
	expect(listFiles('lib/features').filter((file) => !isPlaced(file))).toEqual([]);
});

it('components have the rooms of the features', () => {
	const folders = new Set(listFiles('components').map((file) => file.split('/')[0]));
	expect([...folders].filter((folder = '') => !(folder in rooms || general.includes(folder)))).toEqual([]);
});

it('a file of a room of components is named by its kind, and holds a component or a hook', () => {
	const isNamed = (file: string) => componentName.test(file.slice(file.lastIndexOf('/') + 1));
	expect(isNamed('family/tree/member-card.tsx')).toBe(true);
	expect(isNamed('family/tree/use-tree.ts')).toBe(true);
	expect(isNamed('family/tree/member.tsx')).toBe(false);
	expect(isNamed('family/tree/member-card.ts')).toBe(false);
	const inRooms = listFiles('components').filter((file) => (file.split('/')[0] ?? '') in rooms);
	expect(inRooms.filter((file) => !isNamed(file))).toEqual([]);
});
