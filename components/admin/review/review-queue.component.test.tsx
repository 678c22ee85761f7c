import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BlogsScreen } from '@/components/admin/blogs/blogs-screen';
import { GalleryScreen } from '@/components/admin/gallery/gallery-screen';
import { pendingUndos } from '@/components/admin/pending-undos';
import { UnderWay } from '@/components/admin/under-way';
import type { ApiRoute, Reply } from '@/lib/client/api';
import { isOperationRunning } from '@/lib/client/leave-guard';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/platform/i18n/format';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { chooseFile, makePicture, pictureUrl } from '@/tests/support/browser/pictures';
import { makeBlog, noHistory } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';

beforeEach(() => page.viewport(1440, 900));

type Blog = Reply<'GET /api/blogs/admin'>['blogs'][number];
type Picture = Reply<'GET /api/gallery/admin'>['images'][number];
type Row = Pick<Partial<Picture>, 'status' | 'rejectionReason' | 'approvedAt' | 'sender' | 'version'> & {
	number: number;
	text?: string;
	image?: string;
};

const decisionIds = {
	approved: '00000000-0000-4000-8000-0000000000d1',
	rejected: '00000000-0000-4000-8000-0000000000d2',
	deleted: '00000000-0000-4000-8000-0000000000d3',
};
const makeUndo = (kind: keyof typeof decisionIds) => ({
	_id: decisionIds[kind],
	until: '2026-11-01T06:00:00.000Z',
});
const sender = { _id: 'sender', name: 'Meera Bhati', approved: 0, rejected: 0 };
const getId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const getTitle = (number: number) => `Fort ${number}`;

function makeRow({ number, text = 'Stone upon stone.', ...fields }: Row): Blog {
	const made = makeBlog({ _id: getId(number), title: getTitle(number), content: text, author: 'Meera' });
	return { ...made, sender, ...fields };
}

function makePictureRow({
	number,
	text = 'Stone upon stone.',
	image: url = pictureUrl,
	...fields
}: Row): Picture {
	return {
		_id: getId(number),
		title: getTitle(number),
		description: text,
		category: number === 2 ? 'Forts' : '',
		featured: number === 2,
		imageUrl: url,
		thumbnailUrl: url,
		language: 'en',
		status: 'pending',
		createdAt: '2026-03-04T08:00:00.000Z',
		approvedAt: null,
		version: 1,
		sender,
		...fields,
	};
}

const count = (rows: readonly Row[], status: string) =>
	rows.filter((row) => (row.status ?? 'pending') === status).length;

const countRows = (rows: readonly Row[], pagination = { page: 1, pages: 1 }) => ({
	pagination: { limit: 10, total: rows.length + 10 * (pagination.pages - 1), ...pagination },
	statusCounts: {
		all: rows.length,
		pending: count(rows, 'pending'),
		approved: count(rows, 'approved'),
		rejected: count(rows, 'rejected'),
	},
});

const respondBlogs = (rows: readonly Row[], pagination?: { page: number; pages: number }) =>
	respond('GET /api/blogs/admin', { blogs: rows.map(makeRow), ...countRows(rows, pagination) });
const respondPictures = (rows: readonly Row[]) =>
	respond('GET /api/gallery/admin', { images: rows.map(makePictureRow), ...countRows(rows) });

type All = ReturnType<typeof getMessages>;
type Done = 'approved' | 'rejected' | 'deleted' | 'created' | 'updated';

interface Kind {
	name: string;
	language: Language;
	path: string;
	screen: ReactNode;
	list: ApiRoute;
	decisions: Record<'approve' | 'reject' | 'delete', ApiRoute>;
	/** The routes that save a new one and changes of one. */
	saves: readonly [ApiRoute, ApiRoute];
	columns: readonly (keyof All['admin']['review']['columns'])[];
	textLabel: 'content' | 'description';
	words: (all: All) => All['admin']['blogs'] | All['admin']['gallery'];
	done: (all: All) => Record<Done, string>;
	missing: (all: All) => string;
	respondRows: (rows: readonly Row[]) => Promise<void>;
	respondDone: (kind: Done, message: string) => Promise<void>;
}

const categoryNames = { General: 'General pictures', Forts: 'Forts of stone' };

const kinds: readonly Kind[] = [
	{
		name: 'BlogsScreen',
		language: 'en',
		path: '/admin/blogs',
		screen: <BlogsScreen />,
		list: 'GET /api/blogs/admin',
		decisions: {
			approve: 'PATCH /api/blogs/[id]/approve',
			reject: 'PATCH /api/blogs/[id]/reject',
			delete: 'DELETE /api/blogs/[id]',
		},
		saves: ['POST /api/blogs', 'PUT /api/blogs/[id]'],
		columns: ['status', 'image', 'title', 'content', 'author', 'date'],
		textLabel: 'content',
		words: ({ admin }) => admin.blogs,
		done: ({ blogReplies }) => blogReplies,
		missing: ({ errors }) => errors.blog.fieldsRequired,
		respondRows: respondBlogs,
		respondDone: (kind, message) => {
			if (kind === 'deleted') return respond('DELETE /api/blogs/[id]', { message, undo: makeUndo(kind) });
			const blog = makeRow({ number: 1 });
			if (kind === 'created') return respond('POST /api/blogs', { message, blog });
			if (kind === 'updated') return respond('PUT /api/blogs/[id]', { message, blog });
			const route = kind === 'approved' ? 'PATCH /api/blogs/[id]/approve' : 'PATCH /api/blogs/[id]/reject';
			return respond(route, { message, blog, undo: makeUndo(kind) });
		},
	},
	{
		name: 'GalleryScreen',
		language: 'hi',
		path: '/admin/gallery',
		screen: <GalleryScreen categoryNames={categoryNames} categories={Object.values(categoryNames)} />,
		list: 'GET /api/gallery/admin',
		decisions: {
			approve: 'PATCH /api/gallery/[id]/approve',
			reject: 'DELETE /api/gallery/[id]',
			delete: 'DELETE /api/gallery/[id]',
		},
		saves: ['POST /api/gallery', 'PUT /api/gallery/[id]'],
		columns: ['status', 'image', 'title', 'description', 'category', 'featured', 'date'],
		textLabel: 'description',
		words: ({ admin }) => admin.gallery,
		done: ({ gallery }) => gallery,
		missing: ({ errors }) => errors.gallery.textRequired,
		respondRows: respondPictures,
		respondDone: (kind, message) => {
			const image = makePictureRow({ number: 1 });
			if (kind === 'created') return respond('POST /api/gallery', { message, image });
			if (kind === 'updated') return respond('PUT /api/gallery/[id]', { message, image });
			const undo = makeUndo(kind);
			if (kind === 'approved') return respond('PATCH /api/gallery/[id]/approve', { message, image, undo });
			return respond('DELETE /api/gallery/[id]', { message, undo });
		},
	},
];

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const row = (number: number) => rows().filter({ hasText: getTitle(number) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const inDialog = (title: string, name: string) => dialog(title).getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const press = (keys: string) => userEvent.keyboard(keys);

async function showKind({ screen, language, path, respondRows }: Kind, made: readonly Row[], query = '') {
	await respondRows(made);
	await respond('GET /api/admin/history', noHistory);
	const found = await show(
		<>
			{screen}
			<UnderWay />
		</>,
		{ language, session: 'administrator', area: 'administration', path: `${path}${query}` },
	);
	return found;
}

describe.each(kinds)('$name', (kind) => {
	const { language, decisions } = kind;
	const all = getMessages(language);
	const { review: texts, frame } = all.admin;
	const words = kind.words(all);
	const done = kind.done(all);
	const t = translator(language);
	const action = (name: 'approve' | 'reject' | 'edit' | 'delete', number: number) =>
		button(t(`admin.review.${name}`, { title: getTitle(number) }));
	const lastQuery = () => callsTo(kind.list).at(-1)?.query;

	it('shows what is known of each, cuts long texts, and offers a decision on pending ones alone [blogs.title] [blogs.tabs] [blogs.table] [blogs.contentCut] [blogs.dates] [blogs.onlyPending] [gallery.title] [gallery.tabs] [gallery.table] [gallery.descriptionCut] [gallery.onlyPending]', async () => {
		const text = `${'Stone upon stone. '.repeat(5)}Here it ends, after a hundred letters.`;
		const approvedAt = '2026-03-05T09:30:00.000Z';
		await showKind(kind, [
			{ number: 1, text },
			{ number: 2, image: pictureUrl, status: 'approved', approvedAt },
		]);
		await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
		const pending = row(1);
		for (const name of kind.columns)
			await expect
				.element(page.getByRole('columnheader', { name: texts.columns[name], exact: true }))
				.toBeVisible();
		await expect.element(pending.getByText(all.blogs.status.pending, { exact: true })).toBeVisible();
		await expect
			.element(pending.getByText(`${text.slice(0, 100).trimEnd()}...`, { exact: true }))
			.toBeVisible();
		const moment = formatMoment(approvedAt, language) ?? '';
		await expect.element(row(2)).toHaveTextContent(t('admin.review.approvedOn', { moment }));
		const created = formatMoment('2026-03-04T08:00:00.000Z', language) ?? '';
		await expect.element(pending).toHaveTextContent(t('admin.review.created', { moment: created }));
		await expect.element(pending).not.toHaveTextContent(t('admin.review.approvedOn', { moment: '' }));
		expect(row(2).element().querySelector('img')?.getAttribute('src')).toBe(pictureUrl);
		for (const name of ['approve', 'reject'] as const) {
			await expect.element(action(name, 1)).toBeVisible();
			await expect.element(action(name, 2)).not.toBeInTheDocument();
		}
		const tab = (name: string, number: string) => button(`${name} ${number}`);
		for (const [name, number] of [
			[texts.tabs.all, '2'],
			[all.blogs.status.pending, '1'],
			[all.blogs.status.approved, '1'],
		] as const)
			await expect.element(tab(name, number)).toBeVisible();
		const rejected = page.getByRole('button', { name: new RegExp(`^${all.blogs.status.rejected}`) });
		expect(rejected.elements()).toHaveLength(kind.name === 'BlogsScreen' ? 1 : 0);
	});

	it('keeps search and tab in the address, says that a search failed, and an emptied search brings back the list [blogs.search] [blogs.searchFailure] [gallery.search]', async () => {
		await showKind(kind, [{ number: 1 }, { number: 2 }]);
		const box = page.getByRole('searchbox', { name: words.searchLabel });
		await kind.respondRows([{ number: 1 }]);
		await userEvent.fill(box, 'fort 1');
		await press('{Enter}');
		await expect.poll(() => rows().elements().length).toBe(1);
		await userEvent.click(button(`${all.blogs.status.approved} 0`));
		await expect.poll(lastQuery).toMatchObject({ query: 'fort 1', status: 'approved' });
		await expect.poll(() => location.search).toBe('?search=fort+1&status=approved');
		refuseWithoutReason(kind.list, 503);
		await userEvent.fill(box, 'fort 2');
		await press('{Enter}');
		await expect.element(alert(texts.searchFailed).first()).toBeVisible();
		await kind.respondRows([{ number: 1 }, { number: 2 }]);
		await userEvent.click(page.getByRole('button', { name: new RegExp(`^${texts.tabs.all}`) }));
		await userEvent.fill(box, '');
		await userEvent.click(button(frame.search.submit));
		await expect.poll(() => location.search).toBe('');
		await expect.poll(() => rows().elements().length).toBe(2);
	});

	it('says that a decision failed, and after it was made what was done [blogs.approveFailure] [blogs.approved] [blogs.rejectModal] [blogs.rejectFailure] [blogs.rejected] [blogs.deleteConfirm] [blogs.deleted] [gallery.approveFailure] [gallery.approved] [gallery.rejectModal] [gallery.rejectFailure] [gallery.rejected] [gallery.deleteConfirm] [gallery.deleted]', async () => {
		const made = [{ number: 1 }, { number: 2 }, { number: 3 }];
		await showKind(kind, made);
		for (const route of Object.values(decisions)) refuse(route, 'server.unexpected');
		await userEvent.click(action('approve', 1));
		await expect.element(alert(words.approveFailed)).toBeVisible();
		await userEvent.click(action('reject', 2));
		const reason = dialog(words.rejectTitle).getByRole('textbox', { name: texts.rejection.reason });
		await expect.element(reason).toHaveFocus();
		await expect.element(reason).toHaveAttribute('required');
		await userEvent.click(inDialog(words.rejectTitle, texts.rejection.confirm));
		await expect.element(dialog(words.rejectTitle).getByRole('alert')).toHaveTextContent(words.rejectFailed);

		// An empty reason is taken.
		await kind.respondDone('rejected', done.rejected);
		await userEvent.click(inDialog(words.rejectTitle, texts.rejection.confirm));
		await expect.element(page.getByText(done.rejected, { exact: true })).toBeVisible();
		expect(callsTo(decisions.reject).at(-1)?.body).toEqual({ reason: '', version: 1 });
		await kind.respondDone('approved', done.approved);
		await kind.respondRows([{ number: 1, status: 'approved' }, { number: 3 }]);
		await userEvent.click(action('approve', 1));
		await expect.element(page.getByText(done.approved, { exact: true })).toBeVisible();
		await expect.element(row(1).getByText(all.blogs.status.approved, { exact: true })).toBeVisible();
		expect(callsTo(decisions.approve).at(-1)).toMatchObject({
			params: { id: getId(1) },
			body: { version: 1 },
		});

		refuse(decisions.delete, 'server.unexpected');
		await userEvent.click(action('delete', 3));
		await expect
			.element(dialog(words.deleteTitle).getByText(words.deleteQuestion, { exact: true }))
			.toBeVisible();
		await userEvent.click(inDialog(words.deleteTitle, texts.removal.confirm));
		await expect.element(alert(words.deleteFailed)).toBeVisible();
		await kind.respondDone('deleted', done.deleted);
		await userEvent.click(action('delete', 3));
		await kind.respondRows([{ number: 1, status: 'approved' }]);
		await userEvent.click(inDialog(words.deleteTitle, texts.removal.confirm));
		await expect.element(page.getByText(done.deleted, { exact: true })).toBeVisible();
		await expect.element(row(3)).not.toBeInTheDocument();
	});

	it('refuses a new one that is incomplete, says that saving failed, and shows the current one to change [blogs.formMissing] [blogs.writeFailures] [blogs.created] [blogs.form] [blogs.updated] [gallery.formMissing] [gallery.imageRequired] [gallery.writeFailures] [gallery.created] [gallery.form] [gallery.keepImage] [gallery.updated]', async () => {
		const isPicture = kind.textLabel === 'description';
		const [creation, change] = kind.saves;
		await showKind(kind, [{ number: 1, image: pictureUrl }]);
		await userEvent.click(button(words.add));
		const create = inDialog(words.createTitle, words.create);
		const summary = dialog(words.createTitle).getByRole('alert');
		await userEvent.click(create);
		await expect.element(summary.first()).toHaveTextContent(kind.missing(all));
		await userEvent.fill(textbox(texts.form.title), 'Made');
		await userEvent.fill(textbox(texts.form[kind.textLabel]), 'By an administrator.');
		if (isPicture) {
			await userEvent.click(page.getByRole('checkbox', { name: texts.form.featured }));
			await userEvent.click(create);
			await expect.element(summary.first()).toHaveTextContent(all.errors.gallery.imageRequired);
		} else await userEvent.fill(textbox(texts.form.author), 'Asha');
		expect(callsTo(creation)).toHaveLength(0);
		chooseFile(page.getByLabelText(texts.form.choose), await makePicture());
		await expect.element(page.getByAltText(texts.form.preview)).toBeVisible();
		refuse(creation, 'server.unexpected');
		await userEvent.click(create);
		await expect.element(summary.first()).toHaveTextContent(words.createFailed);
		await kind.respondDone('created', done.created);
		await userEvent.click(create);
		await expect.element(page.getByText(done.created, { exact: true })).toBeVisible();
		await expect.element(dialog(words.createTitle)).not.toBeInTheDocument();
		expect(callsTo(creation).at(-1)?.body).toMatchObject({ title: 'Made', image: expect.any(File) });

		await userEvent.click(action('edit', 1));
		await expect.element(textbox(texts.form.title)).toHaveValue(getTitle(1));
		await expect.element(textbox(texts.form[kind.textLabel])).toHaveValue('Stone upon stone.');
		if (isPicture) await expect.element(page.getByText(texts.form.keepImage)).toBeVisible();
		expect(dialog(words.editTitle).element().querySelector('img')?.getAttribute('src')).toBe(pictureUrl);
		await userEvent.fill(textbox(texts.form.title), 'Changed');
		refuse(change, 'server.unexpected');
		await userEvent.click(inDialog(words.editTitle, words.update));
		await expect
			.element(dialog(words.editTitle).getByRole('alert').first())
			.toHaveTextContent(words.updateFailed);
		await kind.respondDone('updated', done.updated);
		await userEvent.click(inDialog(words.editTitle, words.update));
		await expect.element(page.getByText(done.updated, { exact: true })).toBeVisible();
		const sent = callsTo(change).at(-1)?.body;
		expect(sent).toMatchObject({ title: 'Changed', version: '1' });
		expect(sent).not.toHaveProperty('image');
	});

	it('shows the newer version of one that was changed meanwhile instead of a decision on it', async () => {
		await showKind(kind, [{ number: 1 }]);
		refuse(decisions.approve, 'record.stale');
		await kind.respondRows([{ number: 1, text: 'Written again.', version: 2 }]);
		await userEvent.click(action('approve', 1));
		await expect.element(alert(t('admin.review.stale', { title: getTitle(1) }))).toBeVisible();
		await expect.element(row(1)).toHaveTextContent('Written again.');
	});

	it('decides on many one by one, keeps the page from being left meanwhile, names the refused ones and undoes all', async () => {
		const made = [{ number: 1 }, { number: 2 }];
		await showKind(kind, made);
		await userEvent.click(page.getByRole('checkbox', { name: frame.table.selectAll }));
		await kind.respondDone('approved', done.approved);
		const release = hold(decisions.approve);
		await userEvent.click(button(texts.bulk.approve));
		await expect.element(page.getByText(words.doing.approve)).toBeVisible();
		expect(isOperationRunning()).toBe(true);
		release();
		await expect
			.element(
				page.getByText(
					t(`admin.${kind.path === '/admin/blogs' ? 'blogs' : 'gallery'}.done.approve`, { count: 2 }),
				),
			)
			.toBeVisible();
		await expect.poll(isOperationRunning).toBe(false);
		const batches = callsTo(decisions.approve).map(({ body }) => Object(body).batch);
		expect(new Set(batches).size).toBe(1);
		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [decisionIds.approved], failed: [] });
		await press('z');
		await expect.element(page.getByText('Undone.', { exact: true })).toBeVisible();

		await userEvent.click(page.getByRole('checkbox', { name: frame.table.selectAll }));
		refuse(decisions.approve, 'review.notPending');
		await userEvent.click(button(texts.bulk.approve));
		await expect.element(alert(all.errors.review.notPending).first()).toBeVisible();
		await expect.element(alert(getTitle(2)).first()).toBeVisible();
	});
});

const [blogKind, pictures] = kinds;
if (!blogKind || !pictures) throw new Error('There are two kinds');

describe('BlogsScreen', () => {
	it('says that a blog has no picture, and cuts the reason of its rejection [blogs.noImage] [blogs.reasonCut] [blogs.view]', async () => {
		const { admin } = getMessages('en');
		const t = translator('en');
		const rejectionReason = 'This story was copied from a printed book.';
		await showKind(blogKind, [{ number: 1, status: 'rejected', rejectionReason }]);
		await expect.element(row(1).getByText(admin.review.noImage, { exact: true })).toBeVisible();
		await expect
			.element(row(1))
			.toHaveTextContent(
				t('admin.review.reason', { reason: `${rejectionReason.slice(0, 30).trimEnd()}...` }),
			);
		await expect
			.element(page.getByRole('link', { name: t('admin.review.view', { title: getTitle(1) }) }))
			.toHaveAttribute('href', `/en/blog/${getId(1)}`);
	});

	it('shows ten a page and leads to the next one [blogs.pager]', async () => {
		const { pager } = getMessages('en').admin.frame;
		const t = translator('en');
		await showKind(blogKind, [], '?search=fort');
		await respondBlogs([{ number: 1 }], { page: 1, pages: 2 });
		await userEvent.click(button(getMessages('en').admin.frame.search.submit));
		const isAt = (number: string) => {
			const words = t('admin.frame.pager.page', { page: number, pages: '2' });
			return expect.element(page.getByText(words)).toBeVisible();
		};
		await isAt('1');
		await respondBlogs([{ number: 2 }], { page: 2, pages: 2 });
		await userEvent.click(button(pager.next));
		await isAt('2');
		expect(callsTo(blogKind.list).at(-1)?.query).toMatchObject({ page: '2', limit: '10', query: 'fort' });
		await expect.poll(() => location.search).toBe('?page=2&search=fort');
	});
});

describe('GalleryScreen', () => {
	it('names the category, General without one, and tells featured pictures apart [gallery.category] [gallery.featured]', async () => {
		const { gallery } = getMessages('hi').admin;
		await showKind(pictures, [{ number: 1 }, { number: 2 }]);
		await expect.element(row(1).getByText(categoryNames.General, { exact: true })).toBeVisible();
		await expect.element(row(2).getByText(categoryNames.Forts, { exact: true })).toBeVisible();
		await expect.element(row(1).getByText(gallery.isStandard, { exact: true })).toBeVisible();
		await expect.element(row(2).getByText(gallery.isFeatured, { exact: true })).toBeVisible();
	});

	it('shows both titles when the picture was changed meanwhile, and saves what was typed on the newer version', async () => {
		const { admin, gallery } = getMessages('hi');
		const { stale } = admin.frame;
		const t = translator('hi');
		await showKind(pictures, [{ number: 1 }]);
		await userEvent.click(button(t('admin.review.edit', { title: getTitle(1) })));
		await userEvent.fill(textbox(admin.review.form.title), 'Changed');
		refuse('PUT /api/gallery/[id]', 'record.stale');
		const { sender: _sender, ...newer } = makePictureRow({ number: 1, text: 'Theirs.', version: 2 });
		await respond('GET /api/gallery/[id]', { ...newer, title: 'Old fort' });
		await userEvent.click(inDialog(admin.gallery.editTitle, admin.gallery.update));
		const both = dialog(stale.title);
		for (const text of ['Old fort', 'Changed']) await expect.element(both.getByText(text)).toBeVisible();
		await expect.element(both.getByText('Theirs.')).not.toBeInTheDocument();
		await pictures.respondDone('updated', gallery.updated);
		await userEvent.click(both.getByRole('button', { name: stale.keepMine, exact: true }));
		await expect.element(page.getByText(gallery.updated, { exact: true })).toBeVisible();
		const { body } = callsTo('PUT /api/gallery/[id]').at(-1) ?? {};
		expect(body).toMatchObject({ title: 'Changed', version: '2' });
		expect(body).not.toHaveProperty('description');
	});
});

describe('ReviewMode', () => {
	const all = getMessages('hi');
	const { review: texts, blogs } = all.admin;
	const { queue } = texts;
	const t = translator('hi');
	const inHindi: Kind = { ...blogKind, language: 'hi' };
	const approve = 'PATCH /api/blogs/[id]/approve';
	const reject = 'PATCH /api/blogs/[id]/reject';
	const three = [{ number: 1 }, { number: 2 }, { number: 3 }];
	const decided = () => callsTo(approve).length + callsTo(reject).length;
	const reason = () => dialog(blogs.rejectTitle).getByRole('textbox');
	const keysWait = () => page.getByText(queue.keysWait, { exact: true });
	const isReady = () =>
		expect.element(button(queue.actions.approve)).not.toHaveAttribute('aria-disabled', 'true');
	const hearsKeys = () => expect.element(keysWait()).not.toBeInTheDocument();

	async function shows(number: number): Promise<void> {
		const heading = page.getByRole('heading', { level: 2, name: getTitle(number), exact: true });
		await expect.element(heading).toHaveFocus();
		const place = t('admin.review.queue.place', { place: `${number}`, total: '3' });
		await expect.element(page.getByText(place, { exact: true })).toBeVisible();
	}

	const openQueue = async () => {
		await blogKind.respondDone('approved', all.blogReplies.approved);
		await blogKind.respondDone('rejected', all.blogReplies.rejected);
		await showKind(inHindi, three, '?search=fort&review=1');
		await shows(1);
	};

	it('opens by its key unless one types, moves by keys, and leaves a key with a modifier to the browser', async () => {
		await showKind(inHindi, three);
		const box = page.getByRole('searchbox', { name: blogs.searchLabel });
		await userEvent.fill(box, 'fo');
		await press('r');
		await expect.element(box).toHaveValue('for');
		await press('t{Enter}');
		await expect.poll(() => location.search).toBe('?search=fort');
		await userEvent.click(page.getByRole('heading', { level: 1 }));
		await press('r');
		await shows(1);
		expect(location.search).toBe('?review=1&search=fort');
		expect(callsTo(blogKind.list).at(-1)?.query).toMatchObject({
			query: 'fort',
			status: 'pending',
			sort: 'createdAt',
		});
		for (const text of [t('admin.review.queue.sentBy', { name: sender.name }), queue.first])
			await expect.element(page.getByText(text, { exact: true })).toBeVisible();
		for (const [key, number] of [
			['j', 2],
			['{ArrowRight}', 3],
			['k', 2],
			['{ArrowLeft}', 1],
		] as const) {
			await press(key);
			await shows(number);
		}
		await isReady();
		await press('{Shift>}A{/Shift}{Alt>}x{/Alt}');
		await expect.element(reason()).not.toBeInTheDocument();
		await hearsKeys();
		await press('?');
		const help = dialog(queue.keysTitle);
		await expect.element(help.getByText(queue.actions.undo)).toBeVisible();
		await userEvent.click(help.getByRole('checkbox', { name: queue.keysOn }));
		await press('{Escape}');
		await expect.element(help).not.toBeInTheDocument();
		await press('j');
		await shows(1);
		expect(decided()).toBe(0);
		await press('{Escape}');
		await expect.poll(() => location.search).toBe('?search=fort');
	});

	it('decides once on what is shown, comes back by undo, and rejects by keys alone', async () => {
		await openQueue();
		await isReady();
		await press('aa');
		await shows(2);
		await press('a');
		await expect.element(page.getByText(all.blogReplies.approved)).toBeInTheDocument();
		expect(callsTo(approve).map(({ params }) => params.id)).toEqual([getId(1)]);
		await hearsKeys();
		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [decisionIds.approved], failed: [] });
		await press('z');
		await shows(1);
		await isReady();
		await hearsKeys();
		await press('x');
		await expect.element(reason()).toHaveFocus();
		await press('jaxz{Escape}');
		await expect.element(reason()).not.toBeInTheDocument();
		await shows(1);
		await press('x');
		await press('Copied.{Control>}{Enter}{/Control}');
		await shows(2);
		expect(callsTo(reject).at(-1)).toMatchObject({ params: { id: getId(1) }, body: { reason: 'Copied.' } });
	});

	it('shows an edited one again and one that was changed meanwhile, keeps the reason, and says at the end what was decided', async () => {
		await openQueue();
		await press('e');
		await userEvent.fill(textbox(texts.form.content), 'Written better.');
		const blog = makeRow({ number: 1, text: 'Written better.', version: 2 });
		await respond('PUT /api/blogs/[id]', { message: all.blogReplies.updated, blog });
		await userEvent.click(inDialog(blogs.editTitle, blogs.update));
		await expect.element(page.getByText('Written better.', { exact: true })).toBeVisible();
		await isReady();
		await press('a');
		await shows(2);
		expect(callsTo(approve).at(-1)?.body).toEqual({ version: 2 });

		refuse(reject, 'record.stale');
		await respondBlogs([{ number: 2, text: 'Changed by its author.', version: 2 }, { number: 3 }]);
		await hearsKeys();
		await press('x');
		await press('Copied, too.{Control>}{Enter}{/Control}');
		await expect.element(page.getByText('Changed by its author.', { exact: true })).toBeVisible();
		await expect.element(reason()).not.toBeInTheDocument();
		await isReady();
		await hearsKeys();
		await press('x');
		await expect.element(reason()).toHaveValue('Copied, too.');
		await blogKind.respondDone('rejected', all.blogReplies.rejected);
		await press('{Control>}{Enter}{/Control}');
		await shows(3);
		expect(callsTo(reject).at(-1)?.body).toEqual({ reason: 'Copied, too.', version: 2 });
		await isReady();
		await hearsKeys();
		// The mock responds to both approvals with the same decision.
		pendingUndos.set([]);
		await press('a');
		await expect.element(page.getByRole('heading', { level: 2, name: queue.end })).toHaveFocus();
		const end = t('admin.review.queue.endText', { approved: '2', rejected: '1' });
		await expect.element(page.getByText(end, { exact: true })).toBeVisible();
		await expect
			.element(page.getByRole('link', { name: queue.toPictures, exact: true }))
			.toHaveAttribute('href', '/admin/gallery?review=1');
	});

	it('takes a text that is typed too early for no decision', async () => {
		await openQueue();
		// The dialog opens at once, and what follows is typed into it.
		await press('xa lazy copy, away');
		await expect.element(reason()).toHaveValue('a lazy copy, away');
		await press('{Escape}');
		await expect.element(reason()).not.toBeInTheDocument();

		// While a decision is on its way there is nothing to reject.
		await isReady();
		const release = hold(approve);
		await press('a');
		await press('xa lazy');
		await expect.element(keysWait()).toBeVisible();
		await expect.element(reason()).not.toBeInTheDocument();
		release();
		await press(' copy, taken away as a whole');
		await expect.element(keysWait()).toBeVisible();
		await shows(2);
		expect(decided()).toBe(1);
		await expect.element(reason()).not.toBeInTheDocument();

		// After a pause keys count again.
		await hearsKeys();
		await isReady();
		await press('xazja');
		await expect.element(reason()).toHaveValue('azja');
		const releaseRejection = hold(reject);
		await press('{Control>}{Enter}{/Control}aaz');
		releaseRejection();
		await shows(3);
		await press('a');
		expect(decided()).toBe(2);
	});

	it('can be closed before it has loaded', async () => {
		const release = hold(blogKind.list);
		await showKind(inHindi, three, '?search=fort&review=1');
		await expect.element(page.getByText(queue.loading, { exact: true })).toBeVisible();
		await press('{Escape}');
		await expect.poll(() => location.search).toBe('?search=fort');
		release();
		await expect.poll(() => rows().elements().length).toBe(3);
	});
});
