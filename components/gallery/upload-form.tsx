'use client';

import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { messageOf } from '@/components/family/reading';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import type { Refusal } from '@/components/member/refusal';
import { RefusalMessage } from '@/components/member/refusal-message';
import { useHydrated } from '@/components/member/use-hydrated';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { withoutError } from '@/components/ui/field-errors';
import { Input } from '@/components/ui/input';
import { PictureDrop } from '@/components/ui/picture-drop';
import { useLeaveGuard } from '@/components/ui/use-leave-guard';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFailure, callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { mostCharacters } from '@/lib/features/gallery/lengths';
import { submissionLimit } from '@/lib/features/gallery/limits';
import { formatCount } from '@/lib/platform/i18n/format';
import { ChosenImageRow } from './chosen-image-row';
import { unitsOf } from './field-units';
import { TitleField } from './title-field';
import { missingIn, refusalFrom, refusalOfImages, titlePath, uploadInputId } from './upload-refusal';
import type { UploadTexts } from './upload-texts';
import { type ChosenImage, useChosenImages } from './use-chosen-images';

const Combobox = lazy(() => import('@/components/ui/combobox'));

interface UploadFormProps {
	isAdmin: boolean;
	language: Language;
	/** Suggestions, in the page's language. */
	categories: readonly string[];
	texts: UploadTexts;
	onStart: () => void;
	/** Told what to say of the images that have been sent. */
	onSent: (message: string) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** So many a member may send in within a day; more are not chosen at once. */
const maxImages = submissionLimit.points;

/** One or several pictures for the gallery, with what is told of them. They are sent one after the other. */
export function UploadForm({
	isAdmin,
	language,
	categories,
	texts,
	onStart,
	onSent,
	onFailure,
}: UploadFormProps) {
	const isHydrated = useHydrated();
	const form = useRef<HTMLFormElement>(null);
	const isSending = useRef(false);
	const [round, setRound] = useState(0);
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	/** Said at the field of the images, after too many were chosen. */
	const [tooMany, setTooMany] = useState<string | null>(null);
	/** As long as no image is chosen; later each image has its own. */
	const [title, setTitle] = useState('');
	const chosen = useChosenImages(texts.picture);
	const { images } = chosen;
	const unsaved = useUnsavedForm();
	useLeaveGuard(images.length > 0);
	const { page } = texts;
	const forgetErrorAt = ({ target }: FormEvent) =>
		setRefusal((current) => {
			// Each image has a title of its own, all of one name.
			const id = 'id' in target ? target.id : null;
			const path = current?.errors.find((error) => uploadInputId(error.path) === id)?.path;
			return path === undefined ? current : withoutError(path, current, uploadInputId);
		});

	const beginAnew = () => {
		chosen.clear();
		setTitle('');
		setTooMany(null);
		setRefusal(null);
		setRound((current) => current + 1);
	};
	const choose = (files: File[]) => {
		const room = maxImages - images.length;
		setTooMany(files.length > room ? filled(page.tooMany, { max: formatCount(maxImages, language) }) : null);
		setRefusal(null);
		chosen.add(files.slice(0, room), images.length === 0 ? title : '');
		if (room > 0) setTitle('');
	};
	const remove = (image: ChosenImage) => {
		if (images.length === 1) setTitle(image.title);
		setTooMany(null);
		setRefusal(null);
		chosen.remove(image.key);
		document.getElementById(uploadInputId('image'))?.focus();
	};
	const send = async (retried: string | null) => {
		if (isSending.current || !form.current) return;
		const fields = new FormData(form.current);
		isSending.current = true;
		setBusy(true);
		onStart();
		setTooMany(null);
		setRefusal(null);
		await sendImages(fields, retried);
		isSending.current = false;
		setBusy(false);
	};
	const sendImages = async (fields: FormData, retried: string | null) => {
		const all = await chosen.settled();
		const ready = all.filter(({ key, prepared }) => prepared && (retried === null || key === retried));
		if (all.length > 0 && ready.length === 0) return setRefusal(refusalOfImages(page.refused, all));
		const description = String(fields.get('description') ?? '');
		const missing = missingIn({ images: all, ready, title, description }, texts);
		if (missing) return setRefusal(missing);
		let message = '';
		let sentCount = 0;
		let failure: Refusal | null = null;
		for (const image of ready) {
			const answer = await sendImage(fields, image);
			if (answer.ok) {
				message = messageOf(answer.data) ?? '';
				sentCount += 1;
				chosen.remove(image.key);
				continue;
			}
			chosen.change(image.key, { share: null, refusal: answer.message || page.failed });
			if (onFailure(answer)) return;
			const said = refusalFrom(answer, all, image, texts);
			if (said.errors.length > 0) {
				chosen.change(image.key, { refusal: null });
				failure = said;
			}
			// Of the picture alone: what else stops one stops the others too.
			if (!answer.code.startsWith('picture.')) break;
		}
		const left = await chosen.settled();
		if (left.length === 0) beginAnew();
		else setRefusal(failure ?? refusalOfImages(page.refused, left));
		if (sentCount > 0)
			onSent(
				sentCount === 1 ? message : counted(isAdmin ? page.createdMany : page.sentMany, sentCount, language),
			);
	};
	const sendImage = (fields: FormData, { key, title: ownTitle, prepared }: ChosenImage) => {
		const body = new FormData();
		for (const [name, value] of fields) body.set(name, value);
		body.set('title', ownTitle);
		if (prepared) body.set('image', prepared.file);
		chosen.change(key, { refusal: null, share: 0 });
		const onUpload = (share: number) => chosen.change(key, { share });
		return callApi('/api/gallery', { method: 'POST', body, onUpload });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void send(null);
	};
	const errorAt = (path: string) => refusal?.errors.find((error) => error.path === path)?.message;
	const [only] = images.length === 1 ? images : [];
	/** Those that are not refused already. */
	const sendable = images.filter(({ prepared, isPreparing }) => prepared || isPreparing).length;
	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={submit}
			onReset={beginAnew}
			onInput={forgetErrorAt}
			onChange={forgetErrorAt}
			{...unsaved.watch}
			className="flex flex-col gap-5"
		>
			{refusal && (
				<RefusalMessage
					refusal={refusal}
					dismissLabel={page.dismiss}
					onDismiss={() => setRefusal(null)}
					reveal={() => {}}
				/>
			)}
			<p className="text-sm text-text-muted">{page.required}</p>
			<div key={round} className="grid gap-5 md:grid-cols-2 md:gap-7">
				<div className="flex min-w-0 flex-col gap-4">
					<PictureDrop
						id={uploadInputId('image')}
						label={page.fields.image}
						action={images.length === 0 ? texts.picture.choose : texts.picture.more}
						texts={{
							drop: texts.picture.drop,
							hint: filled(texts.picture.hint, { max: formatCount(maxImages, language) }),
						}}
						error={tooMany ?? errorAt('image')}
						isBusy={isBusy}
						onChosen={choose}
					/>
					{images.length > 0 && (
						<ul aria-label={page.chosen} className="flex flex-col gap-3">
							{images.map((image) => (
								<ChosenImageRow
									key={image.key}
									image={image}
									hasTitle={images.length > 1}
									titleError={errorAt(titlePath(images, image))}
									isBusy={isBusy}
									texts={texts}
									onTitle={(typed) => chosen.change(image.key, { title: typed })}
									onRetry={() => void send(image.key)}
									onRemove={() => remove(image)}
									onBroken={() =>
										chosen.change(image.key, { prepared: null, refusal: texts.picture.notAPicture })
									}
								/>
							))}
						</ul>
					)}
				</div>
				<div className="flex flex-col gap-5">
					{images.length < 2 && (
						<TitleField
							id={uploadInputId('title')}
							value={only ? only.title : title}
							error={errorAt('title')}
							texts={texts}
							onChange={(typed) => (only ? chosen.change(only.key, { title: typed }) : setTitle(typed))}
						/>
					)}
					<Field
						id={uploadInputId('description')}
						label={page.fields.description}
						hint={images.length > 1 ? page.sharedHint : page.descriptionHint}
						error={errorAt('description')}
						isRequired
					>
						{(control) => (
							<textarea
								{...control}
								name="description"
								rows={4}
								maxLength={unitsOf(mostCharacters.description)}
								className={controlClass}
							/>
						)}
					</Field>
					<Field
						id={uploadInputId('category')}
						label={page.fields.category}
						hint={page.categoryHint}
						error={errorAt('category')}
					>
						{(control) => (
							<Suspense fallback={<Input {...control} name="category" readOnly />}>
								<Combobox
									{...control}
									name="category"
									label={page.fields.category}
									options={categories}
									texts={texts.combobox}
									maxLength={unitsOf(mostCharacters.category)}
								/>
							</Suspense>
						)}
					</Field>
					<div>
						<Checkbox
							name="featured"
							value="true"
							label={isAdmin ? page.fields.featured : page.suggestFeatured}
							aria-describedby={isAdmin ? undefined : uploadInputId('featured-hint')}
						/>
						{!isAdmin && (
							<p id={uploadInputId('featured-hint')} className="pl-8 text-sm text-text-muted">
								{page.suggestFeaturedHint}
							</p>
						)}
					</div>
				</div>
			</div>
			<p className="text-sm text-text-muted">{page.rights}</p>
			<div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
				<Button type="reset" look="outline" disabled={isBusy}>
					{page.cancel}
				</Button>
				<Button type="submit" disabled={!isHydrated} busyLabel={isBusy && page.submitting}>
					{sendable > 1 ? filled(page.submitMany, { count: formatCount(sendable, language) }) : page.submit}
				</Button>
			</div>
		</form>
	);
}
