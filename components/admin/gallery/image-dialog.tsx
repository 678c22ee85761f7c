'use client';

import { lazy, Suspense } from 'react';
import { shownCategory } from '@/components/gallery/texts';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { FormDialog } from '../review/form-dialog';
import type { SubmittedPicture } from '../review/submission';
import type { FormProps } from '../review/submission-desk';
import type { ReviewTexts } from '../review/texts';
import { savingInputId as inputId, useSaving } from '../review/use-saving';
import { imageBody, missingIn } from './image-body';
import { ImageField } from './image-field';
import type { ImageDeskTexts } from './texts';

const Combobox = lazy(() => import('@/components/ui/combobox'));

interface ImageDialogProps extends FormProps<SubmittedPicture> {
	words: ImageDeskTexts;
	texts: ReviewTexts;
	categories: readonly string[];
}

/** Makes a picture of the gallery or changes one. */
export function ImageDialog({
	submission: picture,
	words,
	texts,
	categories,
	onSaved,
	onClose,
}: ImageDialogProps) {
	const { form: labels } = texts;
	const saving = useSaving({
		labels: {
			...{ title: labels.title, description: labels.description, category: labels.category },
			image: words.image,
		},
		failed: picture ? words.updateFailed : words.createFailed,
		onSaved,
		onStale: () => {},
	});
	const submit = (form: FormData) => {
		const missing = missingIn(form, picture === null);
		if (missing.length === 0)
			return void saving.send(
				picture ? `/api/gallery/${picture.id}` : '/api/gallery',
				picture ? 'PUT' : 'POST',
				imageBody(form, picture?.version ?? null),
			);
		const isTextMissing = missing.some((field) => field !== 'image');
		saving.refuse(
			isTextMissing ? words.required : words.imageRequired,
			missing.map((path) => ({ path, message: texts.fields.missing })),
		);
	};
	return (
		<FormDialog {...{ submission: picture, saving, words, texts, onClose }} onSubmit={submit}>
			<Field id={inputId('title')} label={labels.title} error={saving.errorAt('title')} isRequired>
				{(control) => (
					<Input {...control} name="title" defaultValue={picture?.title ?? ''} autoComplete="off" />
				)}
			</Field>
			<Field
				id={inputId('description')}
				label={labels.description}
				error={saving.errorAt('description')}
				isRequired
			>
				{(control) => (
					<textarea
						{...control}
						name="description"
						rows={4}
						defaultValue={picture?.description ?? ''}
						className={controlClass}
					/>
				)}
			</Field>
			<Field
				id={inputId('category')}
				label={labels.category}
				hint={words.categoryHint}
				error={saving.errorAt('category')}
			>
				{(control) => (
					<Suspense fallback={<Input {...control} name="category" readOnly />}>
						<Combobox
							{...control}
							name="category"
							label={labels.category}
							options={categories}
							defaultValue={shownCategory(picture?.category ?? '', texts.categories)}
							texts={words.combobox}
						/>
					</Suspense>
				)}
			</Field>
			<Checkbox
				name="featured"
				value="true"
				defaultChecked={picture?.isFeatured ?? false}
				label={labels.featured}
			/>
			<ImageField
				id={inputId('image')}
				label={words.image}
				hint={picture ? labels.keepImage : labels.imageHint}
				texts={texts}
				error={saving.errorAt('image')}
				currentUrl={picture?.image ?? null}
			/>
		</FormDialog>
	);
}
