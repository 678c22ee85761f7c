import { useMessages, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { followInputs } from '@/components/form/follow-inputs';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhotoField } from '@/components/ui/photo-field';
import { callApi, mapData } from '@/lib/client/api';
import { labelFor } from '@/lib/core/label-for';
import { FormDialog, type FormProps, submissionInputId as inputId } from '../review/form-dialog';
import { type SubmittedImage, submitted } from '../review/submission';

const Combobox = lazy(() => import('@/components/ui/combobox'));

const loadSchema = async () => (await import('@/lib/features/content/gallery/schema')).newImageBody;

interface ImageDialogProps extends FormProps<SubmittedImage> {
	/** By their keys. */
	categoryNames: Readonly<Record<string, string>>;
	categories: readonly string[];
}

interface ImageValues {
	title: string;
	description: string;
	/** Its name in the page's language. */
	category: string;
	featured: boolean;
	image: File | '' | null;
}

export function ImageDialog({ categories, categoryNames, ...form }: ImageDialogProps) {
	const t = useTranslations('admin.review.form');
	const tImage = useTranslations('admin.gallery');
	const tError = useTranslations('errors.gallery');
	const { combobox, photoField } = useMessages();
	const labels = {
		...{ title: t('title'), description: t('description'), category: t('category') },
		...{ featured: t('featured'), image: tImage('image') },
	};
	return (
		<FormDialog<SubmittedImage, ImageValues>
			{...form}
			kind="picture"
			labels={labels}
			required={tError('textRequired')}
			valuesOf={(picture) => ({
				title: picture?.title ?? '',
				description: picture?.description ?? '',
				category: labelFor(categoryNames, picture?.category ?? ''),
				featured: picture?.featured ?? false,
				image: null,
			})}
			shownIn={(values, field) =>
				field === 'featured'
					? values.featured
						? tImage('isFeatured')
						: tImage('isStandard')
					: String(values[field] ?? '')
			}
			loadSchema={loadSchema}
			imageRequired={tError('imageRequired')}
			save={async ({ id, values, body, onUpload }) => {
				// Said also where it is not changed: the sender may have suggested it.
				body.set('featured', String(values.featured));
				return mapData(
					id === null
						? await callApi('POST /api/gallery', { body, onUpload })
						: await callApi('PUT /api/gallery/[id]', { params: { id }, body, onUpload }),
					({ message, image }) => ({ message, saved: submitted('picture', image) }),
				);
			}}
			ask={async (id) =>
				mapData(await callApi('GET /api/gallery/[id]', { params: { id } }), (image) =>
					submitted('picture', image),
				)
			}
		>
			{(controls, picture) => (
				<>
					<Field id={inputId('title')} label={labels.title} error={controls.errorAt('title')} isRequired>
						{(control) => <Input {...control} {...controls.register('title')} autoComplete="off" />}
					</Field>
					<Field
						id={inputId('description')}
						label={labels.description}
						error={controls.errorAt('description')}
						isRequired
					>
						{(control) => (
							<textarea
								{...control}
								{...controls.register('description')}
								rows={4}
								className={controlClass}
							/>
						)}
					</Field>
					<div onInput={followInputs(controls)}>
						<Field
							id={inputId('category')}
							label={labels.category}
							hint={tImage('categoryHint')}
							error={controls.errorAt('category')}
						>
							{(control) => (
								<Suspense fallback={<Input {...control} name="category" readOnly />}>
									<Combobox
										{...control}
										name="category"
										label={labels.category}
										options={categories}
										defaultValue={controls.getValues('category')}
										texts={combobox}
									/>
								</Suspense>
							)}
						</Field>
					</div>
					<div>
						<Checkbox {...controls.register('featured')} label={labels.featured} />
						{picture?.featuredSuggested && (
							<p className="pl-8 text-sm text-text-muted">{tImage('suggested')}</p>
						)}
					</div>
					<PhotoField
						id={inputId('image')}
						name="image"
						label={labels.image}
						shape="whole"
						isRequired
						currentUrl={picture?.imageUrl ?? null}
						error={controls.errorAt('image')}
						onPick={(file) => controls.change('image', file)}
						texts={{
							...photoField,
							...{ choose: t('choose'), change: t('change'), remove: t('remove') },
							...{ preview: t('preview'), current: t('current') },
							hint: t(picture ? 'keepImage' : 'imageHint'),
						}}
					/>
				</>
			)}
		</FormDialog>
	);
}
