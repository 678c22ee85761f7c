'use client';

import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notePreparation } from '@/components/ui/chosen-pictures';
import { FieldError } from '@/components/ui/field';
import { PictureInput } from '@/components/ui/picture-input';
import { preparePicture } from '@/components/ui/prepare-picture';
import { type FormPicture, movedBy } from '@/lib/client/heritage/deity/form-pictures';
import { maxPictures } from '@/lib/features/heritage/deity/constants';

interface PicturesFieldProps {
	id: string;
	pictures: readonly FormPicture[];
	error: string | undefined;
	onChange: (pictures: FormPicture[]) => void;
}

/** The pictures of a deity in their order: more can be added, and each moved or taken away. */
export function PicturesField({ id, pictures, error, onChange }: PicturesFieldProps) {
	const t = useTranslations('deityForm.form');
	const tPhoto = useTranslations('photoField');
	const input = useRef<HTMLInputElement>(null);
	const [pictureError, setPictureError] = useState<string | null>(null);
	const [isPreparing, setPreparing] = useState(false);
	/** As the list is when the last file is prepared: it may be moved meanwhile. */
	const latest = useRef(pictures);
	latest.current = pictures;
	const refuse = (message: string | null) => {
		input.current?.setCustomValidity(message ?? '');
		setPictureError(message);
	};
	const prepare = async (files: readonly File[]) => {
		const prepared = await Promise.all(files.map(preparePicture));
		const [refused] = prepared.flatMap((each, at) =>
			'error' in each ? [{ name: files[at]?.name ?? '', reason: tPhoto(each.error) }] : [],
		);
		const added = prepared.flatMap((each) => {
			if ('error' in each) return [];
			const url = URL.createObjectURL(each.file);
			return [{ key: url, url, file: each.file }];
		});
		setPreparing(false);
		refuse(refused ? t('refused', refused) : null);
		onChange([...latest.current, ...added]);
	};
	const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		// The same file can be chosen again after it was taken away.
		currentTarget.value = '';
		if (files.length === 0) return;
		if (pictures.length + files.length > maxPictures) return refuse(t('tooMany', { max: maxPictures }));
		refuse(null);
		setPreparing(true);
		notePreparation(currentTarget, prepare(files));
	};
	const remove = (picture: FormPicture) => {
		if (picture.key.startsWith('blob:')) URL.revokeObjectURL(picture.key);
		refuse(null);
		onChange(pictures.filter((other) => other !== picture));
		input.current?.focus();
	};
	const problem = pictureError ?? error;
	return (
		<fieldset className="min-w-0">
			<legend id={`${id}-label`} className="mb-1 font-bold font-serif text-h3 text-heading">
				{t('pictures')}
			</legend>
			<p id={`${id}-hint`} className="text-sm text-text-muted">
				{t('picturesHint', { max: maxPictures })} {tPhoto('hint')}
			</p>
			{pictures.length > 0 && (
				<ol className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
					{pictures.map((picture, at) => (
						<li key={picture.key} className="flex flex-col gap-1">
							<img
								src={picture.url}
								alt={t('picture', { number: at + 1 })}
								className="aspect-5/6 w-full rounded-control border border-line bg-raised object-cover"
							/>
							<span className="flex justify-center">
								<Button
									look="quiet"
									className="px-3"
									disabled={at === 0}
									aria-label={t('earlier', { number: at + 1 })}
									onClick={() => onChange(movedBy(pictures, at, -1))}
								>
									<ArrowLeft aria-hidden="true" className="size-5" />
								</Button>
								<Button
									look="quiet"
									className="px-3"
									disabled={at === pictures.length - 1}
									aria-label={t('later', { number: at + 1 })}
									onClick={() => onChange(movedBy(pictures, at, 1))}
								>
									<ArrowRight aria-hidden="true" className="size-5" />
								</Button>
								<Button
									look="quiet"
									className="px-3"
									aria-label={t('removePicture', { number: at + 1 })}
									onClick={() => remove(picture)}
								>
									<Trash2 aria-hidden="true" className="size-5" />
								</Button>
							</span>
						</li>
					))}
				</ol>
			)}
			<div className="mt-3 flex flex-wrap items-center gap-3">
				<PictureInput
					ref={input}
					id={id}
					action={t('choose')}
					isMultiple
					isRefused={Boolean(problem)}
					onChange={add}
					removal={pictureError === null ? null : { label: tPhoto('without'), onRemove: () => refuse(null) }}
				/>
			</div>
			<p role="status" className="text-sm text-text-muted empty:hidden">
				{isPreparing && tPhoto('preparing')}
			</p>
			<div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
		</fieldset>
	);
}
