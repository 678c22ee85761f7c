import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, loseConnection, refuse, respond } from '@/tests/support/browser/calls';
import { makePicture } from '@/tests/support/browser/pictures';
import { show } from '@/tests/support/browser/show';
import { UploadForm } from './upload-form';

/** `GIF89a`, which is refused as moving. */
const gif = new File([new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 32, 0, 32, 0])], 'moving.gif', {
	type: 'image/gif',
});

async function showForm(language: Language, isAdmin = false): Promise<(message: string) => void> {
	const onSent = vi.fn();
	await show(
		<UploadForm
			{...{ language, isAdmin, onSent }}
			categories={[]}
			onStart={() => {}}
			onFailure={() => false}
		/>,
		{ language, session: isAdmin ? 'administrator' : 'member', path: '/upload-photo' },
	);
	return onSent;
}

const respondTaken = (message: string) =>
	respond('POST /api/gallery', {
		message,
		image: {
			_id: 'picture',
			title: 'One',
			description: 'Seen from the lake.',
			category: '',
			featured: false,
			imageUrl: '/picture.webp',
			thumbnailUrl: '/thumbnail.webp',
			language: 'en',
			status: 'pending',
			createdAt: '2026-11-01T06:00:00.000Z',
			approvedAt: null,
		},
	});

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('UploadForm', () => {
	it('takes twenty pictures at once, and says that there were more', async () => {
		const { galleryUpload } = getMessages('hi');
		const t = translator('hi');
		await showForm('hi');
		const pictures = await Promise.all(Array.from({ length: 21 }, (_, at) => makePicture(`${at}.png`)));
		await userEvent.upload(page.getByLabelText(galleryUpload.picture.choose), pictures);
		await expect
			.element(page.getByText(t('galleryUpload.tooMany', { max: '20' }), { exact: true }))
			.toBeVisible();
		await expect.poll(() => page.getByRole('listitem').elements().length).toBe(20);
		await userEvent.click(page.getByRole('button', { name: galleryUpload.cancel, exact: true }));
		await expect.element(page.getByRole('listitem').first()).not.toBeInTheDocument();
	});

	it('sends several pictures one by one, each with its own title and its own refusal', async () => {
		const { galleryUpload, photoField, errors, gallery } = getMessages('en');
		const t = translator('en');
		const onSent = await showForm('en');
		const submit = (count: string) =>
			page.getByRole('button', { name: t('galleryUpload.submitMany', { count }), exact: true });
		const field = page.getByLabelText(galleryUpload.picture.choose);
		await userEvent.click(page.getByRole('button', { name: galleryUpload.submit, exact: true }));
		await expect.element(field).toHaveAttribute('aria-invalid', 'true');
		await userEvent.fill(text(galleryUpload.fields.title), 'One');
		await userEvent.upload(field, [await makePicture('one.png'), gif, await makePicture('two.png')]);
		await expect.poll(() => document.querySelector('main input[aria-invalid="true"]')).toBeNull();
		await expect.element(row('moving.gif').getByRole('alert')).toHaveTextContent(photoField.animated);
		await expect.element(row('one.png').getByRole('textbox')).toHaveValue('One');
		await userEvent.fill(text(galleryUpload.fields.description), 'Seen from the lake.');
		await userEvent.click(submit('2'));
		const missing = page.getByRole('alert').filter({ hasText: errors.gallery.textRequired });
		await expect.element(missing).toHaveFocus();
		expect(callsTo('POST /api/gallery')).toHaveLength(0);
		await userEvent.fill(row('two.png').getByRole('textbox'), 'Two');

		// Without a connection the others are not tried.
		loseConnection('POST /api/gallery');
		await userEvent.click(submit('2'));
		await expect.element(row('one.png').getByRole('alert')).not.toBeEmptyDOMElement();
		expect(callsTo('POST /api/gallery')).toHaveLength(1);
		await respondTaken(gallery.submitted);
		await userEvent.click(row('one.png').getByRole('button', { name: galleryUpload.retry }));
		await expect.element(row('one.png')).not.toBeInTheDocument();
		expect(callsTo('POST /api/gallery').at(-1)?.body).toMatchObject({ title: 'One' });
		expect(onSent).toHaveBeenLastCalledWith(gallery.submitted);

		refuse('POST /api/gallery', 'picture.notAPicture', {
			fields: [{ path: 'image', message: 'notAPicture' }],
		});
		await userEvent.click(page.getByRole('button', { name: galleryUpload.submit, exact: true }));
		await expect.element(row('two.png').getByRole('alert')).toHaveTextContent(errors.picture.notAPicture);
		await expect.element(row('moving.gif').getByRole('alert')).toHaveTextContent(photoField.animated);
		for (const name of ['two.png', 'moving.gif'])
			await userEvent.click(row(name).getByRole('button', { name: galleryUpload.picture.remove }));
		await expect.element(page.getByRole('listitem').first()).not.toBeInTheDocument();
	});
});
