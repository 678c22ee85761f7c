import { randomUUID } from 'node:crypto';
import { writeDeity, writeImage, writeStory } from '../records';
import { makeSeeker } from '../seekers';
import { type Budgets, on, withPicture } from './scene';

const writer = { name: 'Veer', email: 'veer@example.org', message: 'Where?' };

export const submissions: Budgets = {
	'POST blogs': {
		...{ statements: 8, status: 201 },
		async prepare() {
			const { token } = await makeSeeker();
			const form = await withPicture('image', { title: 'Forts', author: 'Asha', content: 'Once.' });
			return { token, form };
		},
	},
	'PUT blogs/[id]': {
		statements: 14,
		async prepare({ member }) {
			const form = await withPicture('image', { title: 'Wells', content: 'Twice.' });
			return { ...on(await writeStory(member.id), member), form };
		},
	},
	'PUT blogs/[id]: by an administrator': {
		statements: 9,
		prepare: async ({ member, head }) => on(await writeStory(member.id), head, { title: 'Wells' }),
	},
	'DELETE blogs/[id]: by its sender': {
		statements: 11,
		prepare: async ({ member }) => on(await writeStory(member.id), member),
	},
	'DELETE blogs/[id]: by an administrator': {
		statements: 11,
		prepare: async ({ member, head }) => on(await writeStory(member.id), head, { batch: randomUUID() }),
	},
	'PATCH blogs/[id]/approve': {
		statements: 9,
		prepare: async ({ member, head }) => on(await writeStory(member.id), head, { batch: randomUUID() }),
	},
	'PATCH blogs/[id]/reject': {
		statements: 9,
		async prepare({ member, head }) {
			return on(await writeStory(member.id), head, { reason: 'Too short.', batch: randomUUID() });
		},
	},
	'POST gallery': {
		...{ statements: 9, status: 201 },
		async prepare() {
			const { token } = await makeSeeker();
			return { token, form: await withPicture('image', { title: 'Fort', description: 'At dusk.' }) };
		},
	},
	'PUT gallery/[id]': {
		statements: 14,
		async prepare({ member, head }) {
			return {
				...on(await writeImage(member.id), head),
				form: await withPicture('image', { title: 'Lake' }),
			};
		},
	},
	'DELETE gallery/[id]: by its sender': {
		statements: 9,
		prepare: async ({ member }) => on(await writeImage(member.id), member),
	},
	'DELETE gallery/[id]: by an administrator': {
		statements: 11,
		async prepare({ member, head }) {
			return on(await writeImage(member.id), head, { reason: 'Too dark.', batch: randomUUID() });
		},
	},
	'PATCH gallery/[id]/approve': {
		statements: 10,
		prepare: async ({ member, head }) => on(await writeImage(member.id), head, { batch: randomUUID() }),
	},
	'POST contact': {
		...{ statements: 2, status: 201 },
		prepare: () => ({ json: { ...writer, subject: 'A question' } }),
	},
	'POST feedback': {
		...{ statements: 2, status: 201 },
		prepare: () => ({ json: { ...writer, type: 'Feedback' } }),
	},
	'POST deities': {
		...{ statements: 13, status: 201 },
		async prepare({ head: { token } }) {
			const fields = { 'en.name': 'Karni', 'en.description': 'Of old.', clans: 'Rathore, Bhati' };
			return { token, form: await withPicture('image', fields) };
		},
	},
	'PUT deities/[id]': {
		statements: 19,
		async prepare({ head }) {
			const values = { 'en.history': 'Old.', 'hi.name': 'करणी', 'hi.description': 'माता' };
			return { ...on(await writeDeity('Karni'), head), form: await withPicture('image', values) };
		},
	},
	'DELETE deities/[id]': {
		statements: 13,
		prepare: async ({ head }) => on(await writeDeity('Karni'), head),
	},
	'PUT clans/[slug]': {
		statements: 14,
		prepare: ({ head: { token } }) => ({
			...{ token, params: { slug: 'rathore' } },
			json: { en: { about: 'Of old.' }, hi: { vansh: 'सूर्यवंश' } },
		}),
	},
};
