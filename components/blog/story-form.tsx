'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { filled } from '@/components/family/texts';
import { hasFile } from '@/components/member/drafts';
import type { Refusal } from '@/components/member/refusal';
import { RefusalMessage } from '@/components/member/refusal-message';
import { useVersionedSave } from '@/components/member/use-versioned-save';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { Field } from '@/components/ui/field';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { Input } from '@/components/ui/input';
import { PhotoField } from '@/components/ui/photo-field';
import { Progress } from '@/components/ui/progress';
import { Select } from '@/components/ui/select';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFieldError, callApi } from '@/lib/client/api';
import { clearSession, type SessionMember } from '@/lib/client/session';
import { type Language, languages } from '@/lib/core/language';
import { loginPath, sessionEndOf } from '@/lib/platform/auth/guards';
import { formatCount } from '@/lib/platform/i18n/format';
import { type SentStory, storyOf } from './answers';
import { ContentField } from './content-field';
import { compareStories, problemsOf, storyBody, storyChanges, storyChangesBody } from './story-body';
import { findStoryDraft, forgetStoryDraft, keepStoryDraft, type TypedStory, typedIn } from './story-draft';
import type { StoryTexts } from './texts';

export interface StoryFormProps {
	/** Who writes. */
	member: SessionMember;
	/** The one that is edited; null for a new one. */
	story: SentStory | null;
	language: Language;
	texts: StoryTexts;
	/** What is said of a new story that was not taken, where the server does not say it. */
	newFailed: string;
	/** Told what the server says, once it has taken the story. */
	onSaved: (message: string) => void;
	onCancel: () => void;
}

const inputId = (name: string) => `story-${name}`;

/** Where a story is written or changed; what is typed is kept as a draft until it is sent. */
export function StoryForm(props: StoryFormProps) {
	const [attempt, setAttempt] = useState(0);
	// Everything begins anew once the draft has been thrown away.
	return <FreshStoryForm key={attempt} {...props} onDiscarded={() => setAttempt((count) => count + 1)} />;
}

function FreshStoryForm({
	member,
	story,
	language,
	texts,
	newFailed,
	onSaved,
	onCancel,
	onDiscarded,
}: StoryFormProps & { onDiscarded: () => void }) {
	const words = texts.form;
	const router = useRouter();
	const isSending = useRef(false);
	const form = useRef<HTMLFormElement>(null);
	const place = { ownerId: member.id, storyId: story?.id ?? null };
	const saved: TypedStory = story ?? { title: '', author: member.name, content: '', language };
	const [draft] = useState(() => findStoryDraft(place));
	const [hasDraft, setHasDraft] = useState(draft !== null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const unsaved = useUnsavedForm();
	const start = draft ?? saved;
	/** The version that what is typed was made from: of a draft, the one that it was begun with. */
	const version = draft?.version ?? story?.version ?? null;
	const versioned = useVersionedSave(texts.conflict, language);

	const labelOf = (path: string) =>
		new Map([
			['title', words.title],
			['author', words.author],
			['content', words.content],
			['image', words.image],
		]).get(path);
	const refuse = (title: string, errors: readonly ApiFieldError[]) => {
		const summary = errors.map(({ path, message }) => ({
			id: inputId(path),
			message: labelOf(path) ? `${labelOf(path)}: ${message}` : message,
		}));
		setRefusal({ title, errors, summary });
	};
	const change = (read: SentStory, fields: FormData, onUpload: ((share: number) => void) | undefined) => {
		const params = { id: read.id };
		const opened = { ...read, version };
		return versioned.save({
			opened,
			changes: storyChanges(fields, read),
			send: (changes, from) =>
				callApi('PUT /api/blogs/[id]', { params, body: storyChangesBody(changes, from), onUpload }),
			readNewest: async () => {
				const answer = await callApi('GET /api/blogs/[id]', { params });
				return answer.ok
					? { record: storyOf(answer.data), reply: (message: string) => ({ message, blog: answer.data }) }
					: null;
			},
			compare: (changes, base, newest) => {
				const isBaseKnown = base !== opened || version === read.version;
				return compareStories(changes, isBaseKnown ? base : null, newest, words);
			},
		});
	};
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const { currentTarget } = event;
		isSending.current = true;
		setBusy(true);
		const refused = await findRefusedPictures(currentTarget);
		isSending.current = false;
		setBusy(false);
		const fields = new FormData(currentTarget);
		const problems = problemsOf(typedIn(fields));
		if (problems.length > 0 || refused.length > 0) {
			const errors = problems.map(({ path, kind, max }) => ({
				path,
				message: filled(words[kind], { max: formatCount(max, language) }),
			}));
			const isIncomplete = problems.some(({ kind }) => kind === 'missing');
			const title = refused.length > 0 ? texts.photoField.unsent : failed;
			return refuse(isIncomplete ? words.required : title, [...errors, ...refused]);
		}
		isSending.current = true;
		setBusy(true);
		setRefusal(null);
		const onUpload = hasFile(fields) ? setUploaded : undefined;
		const answer = story
			? await change(story, fields, onUpload)
			: await callApi('POST /api/blogs', { body: storyBody(fields, null), onUpload });
		isSending.current = false;
		setBusy(false);
		setUploaded(null);
		if (answer === null) return;
		if (answer.ok) {
			forgetStoryDraft(place);
			return onSaved(answer.data.message);
		}
		if (answer.status === 401) {
			// The draft stays, for when they come back.
			clearSession();
			const ended = sessionEndOf(answer.code);
			return router.replace(loginPath(language, location.pathname + location.search, ended));
		}
		const isPicture = answer.errors.length === 0 && answer.code.startsWith('picture.');
		refuse(
			answer.message || failed,
			isPicture ? [{ path: 'image', message: answer.message }] : answer.errors,
		);
	};
	const failed = story ? words.updateFailed : newFailed;
	const note = ({ target }: FormEvent) => {
		setRefusal((current) => withoutError(changedField(target), current, inputId));
		if (!form.current) return;
		keepStoryDraft({ ...typedIn(new FormData(form.current)), version }, saved, place);
		setHasDraft(findStoryDraft(place) !== null);
	};
	const discard = () => {
		forgetStoryDraft(place);
		onDiscarded();
	};
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const isAgain = story !== null && !member.isAdmin;
	return (
		<>
			<form
				ref={form}
				method="post"
				noValidate
				onSubmit={send}
				onInput={note}
				{...unsaved.watch}
				className="flex flex-col gap-5"
				aria-label={story ? words.editTitle : words.newTitle}
			>
				{isAgain && story.status === 'approved' && <Banner tone="info">{words.approvedNote}</Banner>}
				{isAgain && story.status === 'rejected' && (
					<Banner tone="info">
						<p>{words.rejectedNote}</p>
						<p>{story.reason ? filled(texts.reason, { reason: story.reason }) : texts.noReason}</p>
					</Banner>
				)}
				{draft && hasDraft && <Banner tone="info">{words.draftFound}</Banner>}
				{refusal && (
					<RefusalMessage
						refusal={refusal}
						dismissLabel={words.dismiss}
						onDismiss={() => setRefusal(null)}
						reveal={() => {}}
					/>
				)}
				<Field id={inputId('title')} label={words.title} error={errorAt('title')} isRequired>
					{(control) => <Input {...control} name="title" defaultValue={start.title} autoComplete="off" />}
				</Field>
				<div className="grid gap-5 sm:grid-cols-2">
					<Field
						id={inputId('author')}
						label={words.author}
						hint={words.authorHint}
						error={errorAt('author')}
						isRequired
					>
						{(control) => (
							<Input {...control} name="author" defaultValue={start.author} autoComplete="name" />
						)}
					</Field>
					<Field id={inputId('language')} label={words.language} error={errorAt('language')}>
						{(control) => (
							<Select {...control} name="language" defaultValue={start.language || saved.language}>
								{languages.map((one) => (
									<option key={one} value={one}>
										{words[one]}
									</option>
								))}
							</Select>
						)}
					</Field>
				</div>
				<ContentField
					id={inputId('content')}
					defaultValue={start.content}
					error={errorAt('content')}
					language={language}
					texts={texts}
				/>
				<PhotoField
					id={inputId('image')}
					name="image"
					label={words.image}
					shape="wide"
					currentUrl={story?.image ?? null}
					error={errorAt('image')}
					texts={{
						...texts.photoField,
						choose: words.choose,
						change: words.change,
						remove: words.removeImage,
						preview: words.preview,
					}}
				/>
				{uploaded !== null && <Progress label={words.uploading} value={uploaded} max={1} />}
				<div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
					<p className="min-w-0 flex-1 basis-60 text-sm text-text-muted">{words.draftKept}</p>
					{hasDraft && (
						<Button look="quiet" disabled={isBusy} onClick={discard}>
							{words.discard}
						</Button>
					)}
					<Button look="outline" disabled={isBusy} onClick={onCancel}>
						{words.cancel}
					</Button>
					<Button type="submit" busyLabel={isBusy && (story ? words.saving : words.submitting)}>
						{story ? words.save : words.submit}
					</Button>
				</div>
			</form>
			{versioned.dialog}
		</>
	);
}
