import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PublishedImage } from '@/lib/features/content/gallery/dto';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { pictureUrl } from '@/tests/support/browser/pictures';
import { show } from '@/tests/support/browser/show';
import { expectTrouble } from '@/tests/support/browser/troubles';
import { GalleryImageList } from './gallery-image-list';

const titles = ['Fort', 'Lake', 'Fair'];
const images = titles.map(
	(title, index): PublishedImage => ({
		_id: `image-${index + 1}`,
		title,
		description: '',
		category: 'General',
		featured: false,
		imageUrl: `/api/media/picture-${index + 1}/960`,
		thumbnailUrl: `/api/media/picture-${index + 1}/480`,
		language: 'en',
		status: 'approved',
		createdAt: '2026-03-04T08:00:00.000Z',
		approvedAt: '2026-03-04T08:00:00.000Z',
		picture: { media: `picture-${index + 1}`, widths: [], width: 40, height: 30, blur: pictureUrl },
	}),
);
const { viewer: words } = getMessages('en').gallery;
const t = translator('en');
const viewer = page.getByRole('dialog', { name: words.label });
const press = (name: string) => userEvent.click(viewer.getByRole('button', { name, exact: true }));

/** The picture in the middle of the viewer, and in the address. */
async function expectPicture(number: number): Promise<void> {
	const position = t('gallery.viewer.position', { index: number, total: titles.length });
	await expect.element(viewer.getByText(position)).toBeInViewport();
	await expect
		.element(viewer.getByRole('heading', { name: titles[number - 1] ?? '', exact: true }))
		.toBeInViewport();
	expect(location.hash).toBe(`#picture-image-${number}`);
}

async function expectClosed(): Promise<void> {
	await expect.element(viewer).not.toBeInTheDocument();
	await expect.poll(() => location.hash).toBe('');
}

beforeEach(async () => {
	// No pictures are stored.
	expectTrouble(/GET \/api\/media\//);
	await show(<GalleryImageList images={images} language="en" />, { language: 'en', path: '/gallery' });
	await userEvent.click(page.getByRole('link', { name: 'Lake', exact: true }));
	await expectPicture(2);
});

describe('GalleryView', () => {
	it('shows the picture that is pressed, the next, the one before, and closes', async () => {
		await press(words.next);
		await expectPicture(3);
		await press(words.previous);
		await expectPicture(2);
		await press(words.previous);
		await expectPicture(1);
		await press(words.close);
		await expectClosed();
	});

	it('leads through the pictures by keys, and closes by Escape and by Back', async () => {
		for (const [key, number] of [
			['{ArrowRight}', 3],
			['{ArrowLeft}', 2],
			['{Home}', 1],
			['{End}', 3],
		] as const) {
			await userEvent.keyboard(key);
			await expectPicture(number);
		}
		await userEvent.keyboard('{Escape}');
		await expectClosed();
		await userEvent.click(page.getByRole('link', { name: 'Fort', exact: true }));
		await expectPicture(1);
		history.back();
		await expectClosed();
	});
});
