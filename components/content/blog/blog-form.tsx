'use client';

import { useRouter } from 'next/navigation';
import { useMessages, useTranslations } from 'next-intl';
import { FormErrors } from '@/components/form/form-errors';
import { schemaResolver } from '@/components/form/schema-resolver';
import { type ApiForm, useApiForm } from '@/components/form/use-api-form';
import { useConflict } from '@/components/form/use-conflict';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { TypingSwitch } from '@/components/ui/typing-switch';
import { callApi } from '@/lib/client/api';
import {
	type BlogValues,
	blogChanges,
	blogChangesBody,
	blogComparison,
	blogFields,
} from '@/lib/client/content/blog/blog-values';
import { getForm } from '@/lib/client/form/form-of';
import { clearSession, type SessionMember } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { findSessionEnd, loginPath } from '@/lib/platform/auth/guards';
import { BlogFields } from './blog-fields';
import { ContentField } from './content-field';

export interface BlogFormProps {
	member: SessionMember;
	/** The one that is edited; null for a new one. */
	blog: BlogDto | null;
	language: Language;
	/** The sentence for a new blog that was refused, where the server gives none. */
	newFailed: string;
	/** Called with what the server says, once it has taken the blog. */
	onSaved: (message: string) => void;
	onCancel: () => void;
}

type OnUpload = ((share: number) => void) | undefined;

const loadSchema = () => import('@/lib/features/content/blog/schema').then(({ newBlogBody }) => newBlogBody);

const inputId = (name: string) => `story-${name}`;

/** Where a blog is written or changed; what is typed is kept as a draft until it is sent. */
export function BlogForm({ member, blog, language, newFailed, onSaved, onCancel }: BlogFormProps) {
	const t = useTranslations('blogs');
	const { blogs, conflict, fieldErrors, photoField } = useMessages();
	const words = blogs.form;
	const router = useRouter();
	const { save, dialog } = useConflict(conflict);

	const change = (read: BlogDto, values: BlogValues, onUpload: OnUpload) => {
		const params = { id: read._id };
		// A draft has the version that it was begun with.
		const { version } = form.draft;
		return save({
			opened: { ...read, version: version ?? read.version },
			isBaseKnown: version === read.version,
			changes: blogChanges(values, read),
			valuesOf: (stored) => stored,
			comparison: blogComparison(words),
			send: (changes, from) =>
				callApi('PUT /api/blogs/[id]', {
					params,
					body: blogChangesBody(changes, from.version ?? null),
					onUpload,
				}),
			loadNewest: async () => {
				const answer = await callApi('GET /api/blogs/[id]', { params });
				if (!answer.ok) return null;
				return {
					record: answer.data,
					keep: () => ({ message: conflict.kept, blog: answer.data }),
				};
			},
		});
	};
	const failed = blog ? words.updateFailed : newFailed;
	const form: ApiForm<BlogValues> = useApiForm<BlogValues, { message: string }>({
		defaultValues: {
			title: blog?.title ?? '',
			author: blog?.author ?? member.name,
			content: blog?.content ?? '',
			language: blog?.language ?? language,
			image: null,
		},
		draft: { key: `storyDraft:${blog?._id ?? 'new'}`, of: member.id, version: blog?.version ?? null },
		picture: { field: 'image', unsent: photoField.unsent },
		resolver: schemaResolver(loadSchema, language, fieldErrors, ({ image, ...typed }) => typed),
		focus: 'summary',
		send: (values, _submitter, noteShare) => {
			const onUpload = values.image ? noteShare : undefined;
			return blog
				? change(blog, values, onUpload)
				: callApi('POST /api/blogs', { body: getForm({ ...values }), onUpload });
		},
		onSent: ({ message }) => onSaved(message),
		onFailure: ({ status, code }) => {
			if (status !== 401) return false;
			// The draft stays, for when they come back.
			clearSession();
			router.replace(
				loginPath(language, location.pathname + location.search + location.hash, findSessionEnd(code)),
			);
			return true;
		},
	});
	const { errorAt, isBusy, failure, uploaded, draft } = form;
	const summary = form.summaryOf(blogFields.map((name) => ({ name, id: inputId(name), label: words[name] })));
	const isIncomplete = ['title', 'author', 'content'].some((name) => errorAt(name) === fieldErrors.required);
	const isAgain = blog !== null && !member.isAdmin;
	return (
		<>
			<form
				{...form.formProps}
				className="flex flex-col gap-5"
				aria-label={blog ? words.editTitle : words.newTitle}
			>
				<TypingSwitch />
				{isAgain && blog.status === 'approved' && <Banner tone="info">{words.approvedNote}</Banner>}
				{isAgain && blog.status === 'rejected' && (
					<Banner tone="info">
						<p>{words.rejectedNote}</p>
						<p>{blog.rejectionReason ? t('reason', { reason: blog.rejectionReason }) : t('noReason')}</p>
					</Banner>
				)}
				{draft.isRestored && <Banner tone="info">{words.draftFound}</Banner>}
				<FormErrors
					title={failure?.message || (isIncomplete ? words.required : failed)}
					summary={summary}
					failure={failure}
					dismiss={{ label: words.dismiss, onDismiss: form.dismissFailure }}
				/>
				<BlogFields
					form={form}
					idOf={inputId}
					texts={words}
					author={{ hint: words.authorHint, autoComplete: 'name' }}
					content={
						<ContentField
							id={inputId('content')}
							text={form.watch('content')}
							control={form.register('content')}
							error={form.errorAt('content')}
							language={language}
						/>
					}
					picture={{
						round: draft.round,
						currentUrl: blog?.image ?? null,
						texts: {
							...photoField,
							choose: words.choose,
							change: words.change,
							remove: words.removeImage,
							preview: words.preview,
						},
					}}
				/>
				{uploaded !== null && <Progress label={words.uploading} value={uploaded} max={1} />}
				<div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
					<p className="min-w-0 flex-1 basis-60 text-sm text-text-muted">{words.draftKept}</p>
					{(draft.isRestored || form.isDirty) && (
						<Button look="quiet" disabled={isBusy} onClick={draft.discard}>
							{words.discard}
						</Button>
					)}
					<Button look="outline" disabled={isBusy} onClick={onCancel}>
						{words.cancel}
					</Button>
					<Button type="submit" busyLabel={isBusy && (blog ? words.saving : words.submitting)}>
						{blog ? words.save : words.submit}
					</Button>
				</div>
			</form>
			{dialog}
		</>
	);
}
