import { useLocale, useMessages, useTranslations } from 'next-intl';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhotoField } from '@/components/ui/photo-field';
import { Select } from '@/components/ui/select';
import { callApi, mapData } from '@/lib/client/api';
import type { BlogValues } from '@/lib/client/content/blog/blog-values';
import { isLanguage, languages } from '@/lib/core/language';
import { FormDialog, type FormProps, submissionInputId as inputId } from '../review/form-dialog';
import { type SubmittedBlog, submitted } from '../review/submission';

const loadSchema = async () => (await import('@/lib/features/content/blog/schema')).newBlogBody;

export function BlogDialog(form: FormProps<SubmittedBlog>) {
	const t = useTranslations('admin.review.form');
	const tBlog = useTranslations('admin.blogs');
	const tError = useTranslations('errors.blog');
	const { photoField } = useMessages();
	const language = useLocale();
	const labels = {
		...{ title: t('title'), author: t('author'), language: t('language'), content: t('content') },
		image: tBlog('image'),
	};
	return (
		<FormDialog<SubmittedBlog, BlogValues>
			{...form}
			kind="story"
			labels={labels}
			required={tError('fieldsRequired')}
			valuesOf={(submission) => ({
				title: submission?.title ?? '',
				author: submission?.author ?? '',
				language: submission?.language ?? language,
				content: submission?.content ?? '',
				image: null,
			})}
			shownIn={(values, field) => {
				const value = String(values[field] ?? '');
				return field === 'language' && isLanguage(value) ? t(value) : value;
			}}
			loadSchema={loadSchema}
			save={async ({ id, body, onUpload }) =>
				mapData(
					id === null
						? await callApi('POST /api/blogs', { body, onUpload })
						: await callApi('PUT /api/blogs/[id]', { params: { id }, body, onUpload }),
					({ message, blog }) => ({ message, saved: submitted('story', blog) }),
				)
			}
			ask={async (id) =>
				mapData(await callApi('GET /api/blogs/[id]', { params: { id } }), (blog) => submitted('story', blog))
			}
		>
			{({ register, errorAt, change }, submission) => (
				<>
					<Field id={inputId('title')} label={labels.title} error={errorAt('title')} isRequired>
						{(control) => <Input {...control} {...register('title')} autoComplete="off" />}
					</Field>
					<div className="grid gap-5 sm:grid-cols-2">
						<Field id={inputId('author')} label={labels.author} error={errorAt('author')} isRequired>
							{(control) => <Input {...control} {...register('author')} autoComplete="off" />}
						</Field>
						<Field id={inputId('language')} label={labels.language} error={errorAt('language')}>
							{(control) => (
								<Select {...control} {...register('language')}>
									{languages.map((one) => (
										<option key={one} value={one}>
											{t(one)}
										</option>
									))}
								</Select>
							)}
						</Field>
					</div>
					<Field id={inputId('content')} label={labels.content} error={errorAt('content')} isRequired>
						{(control) => (
							<textarea {...control} {...register('content')} rows={8} className={controlClass} />
						)}
					</Field>
					<PhotoField
						id={inputId('image')}
						name="image"
						label={labels.image}
						shape="wide"
						currentUrl={submission?.image ?? null}
						error={errorAt('image')}
						onPick={(picture) => change('image', picture)}
						texts={{
							...photoField,
							...{ choose: t('choose'), change: t('change'), remove: t('remove') },
							...{ preview: t('preview'), hint: t('imageHint') },
						}}
					/>
				</>
			)}
		</FormDialog>
	);
}
