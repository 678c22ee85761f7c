'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { type ChosenImage, getUnits, rowId } from '@/lib/client/content/gallery/upload-values';
import { maxCharacters } from '@/lib/features/content/gallery/constants';

interface ChosenImageCardProps {
	image: ChosenImage;
	/** With one image alone the title is in the form. */
	hasTitle: boolean;
	titleId: string;
	titleError: string | undefined;
	isBusy: boolean;
	onTitle: (title: string) => void;
	onRemove: () => void;
	onBroken: () => void;
}

/** One of the images that are to be sent: what it looks like, how far it has come, and why it was not taken. */
export function ChosenImageCard({
	image,
	hasTitle,
	titleId,
	titleError,
	isBusy,
	onTitle,
	onRemove,
	onBroken,
}: ChosenImageCardProps) {
	const { key, fileName, prepared, isPreparing, error, share } = image;
	const t = useTranslations('galleryUpload');
	const preparing = useTranslations('photoField')('preparing');
	return (
		<li
			id={rowId(key)}
			tabIndex={-1}
			className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3"
		>
			{prepared && (
				<img
					src={prepared.url}
					alt={t('picture.preview')}
					onError={onBroken}
					className={`mx-auto max-w-full rounded-control object-contain ${hasTitle ? 'max-h-40' : 'max-h-72'}`}
				/>
			)}
			<p className="wrap-anywhere text-sm text-text-muted">{fileName}</p>
			{hasTitle && (prepared || isPreparing) && (
				<TitleField id={titleId} value={image.title} error={titleError} onChange={onTitle} />
			)}
			{share !== null && <Progress label={t('uploading', { name: fileName })} value={share} max={1} />}
			<p role="status" className="text-sm text-text-muted empty:hidden">
				{isPreparing && preparing}
			</p>
			<div role="alert" className="empty:hidden">
				{error !== null && <FieldError id={`${rowId(key)}-error`}>{error}</FieldError>}
			</div>
			<div className="flex flex-wrap gap-2">
				{error !== null && prepared && (
					<Button type="submit" value={key} look="outline" className="px-4 text-sm" disabled={isBusy}>
						<RotateCcw aria-hidden="true" className="size-5" />
						{t('retry')}
						<span className="sr-only">{fileName}</span>
					</Button>
				)}
				<Button look="quiet" className="px-4 text-sm" disabled={isBusy} onClick={onRemove}>
					<Trash2 aria-hidden="true" className="size-5" />
					{t('picture.remove')}
					<span className="sr-only">{fileName}</span>
				</Button>
			</div>
		</li>
	);
}

interface TitleFieldProps {
	id: string;
	value: string;
	error: string | undefined;
	onChange: (title: string) => void;
}

export function TitleField({ id, value, error, onChange }: TitleFieldProps) {
	const t = useTranslations('galleryUpload');
	return (
		<Field id={id} label={t('fields.title')} error={error} isRequired>
			{(control) => (
				<Input
					{...control}
					value={value}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
					maxLength={getUnits(maxCharacters.title)}
					autoComplete="off"
				/>
			)}
		</Field>
	);
}
