'use client';

import { ImagePlus } from 'lucide-react';
import { useMessages, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { type FieldErrors, set } from 'react-hook-form';
import { FormErrors } from '@/components/form/form-errors';
import { type ApiForm, refused, useApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import type { SummaryError } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Input } from '@/components/ui/input';
import { acceptedPictures } from '@/components/ui/picture-input';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type ApiFailure, type ApiResult, callApi } from '@/lib/client/api';
import {
	type ChosenImage,
	getUnits,
	rowId,
	type UploadValues,
	uploadInputId,
} from '@/lib/client/content/gallery/upload-values';
import { getForm } from '@/lib/client/form/form-of';
import type { Language } from '@/lib/core/language';
import { maxCharacters, submissionLimit } from '@/lib/features/content/gallery/constants';
import { formatCount } from '@/lib/platform/i18n/format';
import { ChosenImageCard, TitleField } from './chosen-image-card';
import { forget, useChosenImages } from './use-chosen-images';

const Combobox = lazy(() => import('@/components/ui/combobox'));

interface UploadFormProps {
	isAdmin: boolean;
	language: Language;
	categories: readonly string[];
	onStart: () => void;
	/** Called with what to say of the images that have been sent. */
	onSent: (message: string) => void;
	/** Called with a failed response; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

const noValues: UploadValues = { images: [], title: '', description: '', category: '', featured: false };

/** So many a member may send in within a day; more are not chosen at once. */
const maxImages = submissionLimit.points;

/** One or several pictures for the gallery, with their texts. They are sent one after the other. */
export function UploadForm({ isAdmin, language, categories, onStart, onSent, onFailure }: UploadFormProps) {
	const t = useTranslations('galleryUpload');
	const tErrors = useTranslations('errors.gallery');
	const tPhoto = useTranslations('photoField');
	const { combobox, fieldErrors } = useMessages();
	const isHydrated = useHydrated();
	const [round, setRound] = useState(0);
	/** Said at the field of the images, after too many were chosen. */
	const [tooMany, setTooMany] = useState<string | null>(null);
	/** The images that were not taken. */
	const [left, setLeft] = useState<readonly SummaryError[]>([]);
	const forgetNotes = () => {
		setTooMany(null);
		setLeft([]);
	};
	const form: ApiForm<UploadValues> = useApiForm<UploadValues, null>({
		defaultValues: noValues,
		focus: 'summary',
		resolver: async () => {
			await chosen.settle();
			const values = form.getValues();
			const checks = await import('@/lib/client/content/gallery/upload-errors').catch(() => null);
			const uploadErrors = checks?.findUploadErrors(values, language, fieldErrors) ?? [];
			const errors: FieldErrors<UploadValues> = {};
			for (const { path, message } of uploadErrors) set(errors, path, { type: 'schema', message });
			return uploadErrors.length === 0 ? { values, errors: {} } : { values: {}, errors };
		},
		send: (_, submitter) => {
			onStart();
			forgetNotes();
			return sendImages(submitter instanceof HTMLButtonElement ? submitter.value : '');
		},
		onSent: () => beginAnew(),
	});
	const { register, errorAt, change, getValues, isBusy, failure } = form;
	const chosen = useChosenImages(form);
	const [images, title] = form.watch(['images', 'title']);

	const beginAnew = () => {
		getValues('images').forEach(forget);
		form.reset(noValues);
		form.dismissFailure();
		forgetNotes();
		setRound((current) => current + 1);
	};
	const choose = (files: File[]) => {
		const room = maxImages - images.length;
		forgetNotes();
		setTooMany(files.length > room ? t('tooMany', { max: formatCount(maxImages, language) }) : null);
		form.dismissFailure();
		chosen.add(files.slice(0, room), images.length === 0 ? title : '');
		if (room > 0) change('title', '');
	};
	const remove = (image: ChosenImage) => {
		if (images.length === 1) change('title', image.title);
		forgetNotes();
		form.dismissFailure();
		chosen.remove(image.key);
		document.getElementById(uploadInputId('images'))?.focus();
	};
	/** One after the other: those that are prepared, or the one of this key. */
	const sendImages = async (retried: string): Promise<ApiResult<null> | null> => {
		const { images: all, description, category, featured } = getValues();
		const ready = all.filter(({ key, prepared }) => prepared && (retried === '' || key === retried));
		let message = '';
		let sentCount = 0;
		let refusedTexts: { key: string; failure: ApiFailure } | null = null;
		for (const { key, title: ownTitle, prepared } of ready) {
			const image = prepared?.file;
			const body = getForm({ title: ownTitle, description, category, featured: featured || null, image });
			chosen.change(key, { error: null, share: 0 });
			const onUpload = (share: number) => chosen.change(key, { share });
			const answer = await callApi('POST /api/gallery', { body, onUpload });
			if (answer.ok) {
				message = answer.data.message;
				sentCount += 1;
				chosen.remove(key);
				continue;
			}
			chosen.change(key, { share: null, error: answer.message || t('failed') });
			if (onFailure(answer)) return null;
			const errors = answer.errors.filter(({ path }) => path !== 'image');
			if (errors.length > 0) {
				chosen.change(key, { error: null });
				refusedTexts = { key, failure: { ...answer, errors } };
			}
			// Of the picture alone: what else stops one stops the others too.
			if (!answer.code.startsWith('picture.')) break;
		}
		if (sentCount > 0)
			onSent(sentCount === 1 ? message : t(isAdmin ? 'createdMany' : 'sentMany', { count: sentCount }));
		const remaining = getValues('images');
		if (remaining.length === 0) return { ok: true, data: null };
		if (refusedTexts) {
			const at = remaining.findIndex(({ key }) => key === refusedTexts.key);
			const errors = refusedTexts.failure.errors.map((error) =>
				error.path === 'title' ? { ...error, path: `images.${at}.title` } : error,
			);
			return { ...refusedTexts.failure, errors };
		}
		setLeft(
			remaining.flatMap(({ key, fileName, error }) =>
				error === null ? [] : [{ id: rowId(key), message: `${fileName}: ${error}` }],
			),
		);
		return refused(t('refused'));
	};
	const titlePaths = images.length === 0 ? ['title'] : images.map((_, at) => `images.${at}.title`);
	const summary = form.summaryOf([
		{ name: 'images', id: uploadInputId('images'), label: t('fields.image') },
		...titlePaths.map((name) => ({ name, id: uploadInputId(name), label: t('fields.title') })),
		...(['description', 'category'] as const).map((name) => ({
			...{ name, id: uploadInputId(name), label: t(`fields.${name}`) },
		})),
	]);
	const isTextMissing = [...titlePaths, 'description'].some((path) => errorAt(path) === fieldErrors.required);
	const problem = isTextMissing
		? tErrors('textRequired')
		: errorAt('images')
			? tErrors('imageRequired')
			: t('problems');
	const typeTitle = (at: number) => (typed: string) => change(`images.${at}.title`, typed);
	/** Those that are not refused already. */
	const sendable = images.filter(({ prepared, isPreparing }) => prepared || isPreparing).length;
	return (
		<form {...form.formProps} className="flex flex-col gap-5">
			<FormErrors
				title={failure ? failure.message || t('failed') : problem}
				summary={summary.length > 0 ? summary : left}
				failure={failure}
				dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
			/>
			<p className="text-sm text-text-muted">{t('required')}</p>
			<div key={round} className="grid gap-5 md:grid-cols-2 md:gap-7">
				<div className="flex min-w-0 flex-col gap-4">
					<FileDrop
						id={uploadInputId('images')}
						label={t('fields.image')}
						action={images.length === 0 ? t('picture.choose') : t('picture.more')}
						texts={{
							drop: t('picture.drop'),
							hint: t('picture.hint', { max: formatCount(maxImages, language) }),
						}}
						error={tooMany ?? errorAt('images')}
						Icon={ImagePlus}
						accept={acceptedPictures}
						isMultiple
						isBusy={isBusy}
						onChosen={choose}
					/>
					{images.length > 0 && (
						<ul aria-label={t('chosen')} className="flex flex-col gap-3">
							{images.map((image, at) => (
								<ChosenImageCard
									key={image.key}
									image={image}
									hasTitle={images.length > 1}
									titleId={uploadInputId(`images.${at}.title`)}
									titleError={errorAt(`images.${at}.title`)}
									isBusy={isBusy}
									onTitle={typeTitle(at)}
									onRemove={() => remove(image)}
									onBroken={() => chosen.change(image.key, { prepared: null, error: tPhoto('notAPicture') })}
								/>
							))}
						</ul>
					)}
				</div>
				<div className="flex flex-col gap-5">
					{images.length < 2 && (
						<TitleField
							id={uploadInputId(titlePaths[0] ?? 'title')}
							value={images[0] ? images[0].title : title}
							error={errorAt(titlePaths[0] ?? 'title')}
							onChange={images[0] ? typeTitle(0) : (typed) => change('title', typed)}
						/>
					)}
					<Field
						id={uploadInputId('description')}
						label={t('fields.description')}
						hint={images.length > 1 ? t('sharedHint') : t('descriptionHint')}
						error={errorAt('description')}
						isRequired
					>
						{(control) => (
							<textarea
								{...control}
								{...register('description')}
								rows={4}
								maxLength={getUnits(maxCharacters.description)}
								className={controlClass}
							/>
						)}
					</Field>
					<Field
						id={uploadInputId('category')}
						label={t('fields.category')}
						hint={t('categoryHint')}
						error={errorAt('category')}
					>
						{(control) => (
							<Suspense fallback={<Input {...control} readOnly />}>
								<Combobox
									{...control}
									name="category"
									label={t('fields.category')}
									options={categories}
									texts={combobox}
									maxLength={getUnits(maxCharacters.category)}
									onValueChange={(value) => change('category', value)}
								/>
							</Suspense>
						)}
					</Field>
					<div>
						<Checkbox
							{...register('featured')}
							label={isAdmin ? t('fields.featured') : t('suggestFeatured')}
							aria-describedby={isAdmin ? undefined : uploadInputId('featured-hint')}
						/>
						{!isAdmin && (
							<p id={uploadInputId('featured-hint')} className="pl-8 text-sm text-text-muted">
								{t('suggestFeaturedHint')}
							</p>
						)}
					</div>
				</div>
			</div>
			<p className="text-sm text-text-muted">{t('rights')}</p>
			<div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
				<Button look="outline" disabled={isBusy} onClick={beginAnew}>
					{t('cancel')}
				</Button>
				<Button type="submit" disabled={!isHydrated} busyLabel={isBusy && t('submitting')}>
					{sendable > 1 ? t('submitMany', { count: formatCount(sendable, language) }) : t('submit')}
				</Button>
			</div>
		</form>
	);
}
