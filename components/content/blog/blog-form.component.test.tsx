import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, respond } from '@/tests/support/browser/calls';
import { makeBlog } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';
import { BlogForm } from './blog-form';

const member = {
	id: 'c0ffee00c0ffee00c0ffee01',
	name: 'Asha Rathore',
	shownName: 'Asha Rathore',
	isAdmin: false,
};

async function showForm(language: Language): Promise<(message: string) => void> {
	const onSaved = vi.fn();
	await show(
		<BlogForm
			{...{ member, language, onSaved }}
			blog={null}
			newFailed={getMessages(language).blogs.form.submitFailed}
			onCancel={() => {}}
		/>,
		{ language, session: 'member', path: '/share-story' },
	);
	return onSaved;
}

/** `GIF89a`, which is refused as moving. */
const gif = new File([new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 32, 0, 32, 0])], 'dance.gif', {
	type: 'image/gif',
});

describe('StoryForm', () => {
	it('waits with a refused picture until its writer decides to go without it', async () => {
		const language = 'hi';
		const { blogs, photoField, blogReplies } = getMessages(language);
		const words = blogs.form;
		const onSaved = await showForm(language);
		const text = (name: string) => page.getByRole('textbox', { name, exact: true });
		const field = page.getByLabelText(words.choose);
		const submit = page.getByRole('button', { name: words.submit, exact: true });
		await userEvent.fill(text(words.title), 'Forts of Mewar');
		await userEvent.fill(text(words.content), 'Once there was a fort.');
		await userEvent.upload(field, gif);
		await userEvent.click(submit);
		const refusal = page.getByRole('alert').filter({ hasText: photoField.unsent });
		await expect.element(refusal).toHaveFocus();
		await expect.element(page.getByText(photoField.animated, { exact: true })).toBeVisible();
		await userEvent.click(submit);
		await expect.element(refusal).toHaveFocus();
		await expect.element(text(words.title)).toHaveValue('Forts of Mewar');
		expect(callsTo('POST /api/blogs')).toHaveLength(0);

		await userEvent.click(page.getByRole('button', { name: photoField.without, exact: true }));
		await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
		await respond('POST /api/blogs', {
			message: blogReplies.submitted,
			blog: {
				_id: 'story',
				title: 'Forts of Mewar',
				content: 'Once there was a fort.',
				author: 'Asha Rathore',
				image: null,
				language,
				status: 'pending',
				createdAt: '2026-11-01T06:00:00.000Z',
				approvedAt: null,
			},
		});
		await userEvent.click(submit);
		await expect.poll(() => callsTo('POST /api/blogs').length).toBe(1);
		await expect.poll(() => onSaved).toHaveBeenCalledWith(blogReplies.submitted);
		expect(callsTo('POST /api/blogs')[0]?.body).toMatchObject({ title: 'Forts of Mewar', language });
	});

	it('counts the letters that readers see, and refuses a blog without a title', async () => {
		const language = 'hi';
		const { blogs } = getMessages(language);
		const words = blogs.form;
		await showForm(language);
		await userEvent.click(page.getByRole('button', { name: words.submit, exact: true }));
		await expect.element(page.getByRole('alert').filter({ hasText: words.required })).toBeVisible();
		const text = (name: string) => page.getByRole('textbox', { name, exact: true });
		await expect.element(text(words.title)).toHaveAttribute('aria-invalid', 'true');
		await userEvent.fill(text(words.content), 'क्षत्रिय');
		const counted = translator(language)('blogs.form.contentCount', { count: '3', max: '20,000' });
		await expect.element(page.getByText(counted, { exact: true })).toBeVisible();
		expect(callsTo('POST /api/blogs')).toHaveLength(0);
	});

	it('keeps what is typed of a new blog while another blog is changed, and the other way round', async () => {
		const language = 'en';
		const title = page.getByRole('textbox', { name: getMessages(language).blogs.form.title, exact: true });
		const open = (opened: BlogDto | null) =>
			show(
				<BlogForm
					member={member}
					language={language}
					blog={opened}
					newFailed=""
					onSaved={() => {}}
					onCancel={() => {}}
				/>,
				{ language, session: 'member', path: '/share-story' },
			);
		const sent = makeBlog({ title: 'The well' });
		const firstNew = await open(null);
		await userEvent.fill(title, 'Forts of Mewar');
		await firstNew.unmount();
		const firstSent = await open(sent);
		await expect.element(title).toHaveValue('The well');
		await userEvent.fill(title, 'The deep well');
		await firstSent.unmount();
		const nextNew = await open(null);
		await expect.element(title).toHaveValue('Forts of Mewar');
		await nextNew.unmount();
		await open(sent);
		await expect.element(title).toHaveValue('The deep well');
	});
});
