'use client';

import { FallbackImage } from '@/components/ui/fallback-image';
import { FieldError } from '@/components/ui/field';
import { PictureInput } from '@/components/ui/picture-input';
import { useChosenPicture } from '@/components/ui/use-chosen-picture';
import type { ReviewTexts } from '../review/texts';

interface ImageFieldProps {
	id: string;
	label: string;
	hint: string;
	texts: ReviewTexts;
	error: string | undefined;
	/** The one that stays while no other is chosen; null when one must be. */
	currentUrl: string | null;
	onPick: (picture: File | null) => void;
}

/** The picture of a record that cannot be without one. */
export function ImageField({ id, label, hint, texts, error, currentUrl, onPick }: ImageFieldProps) {
	const { form, picture } = texts;
	const { input, preview, refusal, isPreparing, onChange, refuseBroken, clear } = useChosenPicture(
		picture,
		onPick,
	);
	const remove = () => {
		clear();
		input.current?.focus();
	};
	const problem = refusal ?? error;
	const isRequired = currentUrl === null;
	return (
		<div className="flex flex-col gap-2">
			<span id={`${id}-label`} className="font-semibold text-sm text-text-soft">
				{label}
				{isRequired && (
					<span aria-hidden="true" className="text-error">
						{' *'}
					</span>
				)}
			</span>
			<Shown
				url={preview ?? currentUrl}
				alt={preview ? form.preview : form.current}
				onBroken={refuseBroken}
			/>
			<div className="flex flex-wrap gap-2">
				<PictureInput
					ref={input}
					id={id}
					name="image"
					action={isRequired && !preview ? form.choose : form.change}
					isRequired={isRequired}
					isRefused={problem !== undefined}
					onChange={onChange}
					removal={
						refusal !== null
							? { label: picture.without, onRemove: remove }
							: preview !== null
								? { label: form.remove, onRemove: remove }
								: null
					}
				/>
			</div>
			<p role="status" className="text-sm text-text-muted empty:hidden">
				{isPreparing && picture.preparing}
			</p>
			<div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
			<p id={`${id}-hint`} className="text-sm text-text-muted">
				{hint}
			</p>
		</div>
	);
}

function Shown({ url, alt, onBroken }: { url: string | null; alt: string; onBroken: () => void }) {
	if (url === null) return null;
	const look = 'max-h-56 w-fit max-w-full rounded-control border border-line bg-raised object-contain';
	return url.startsWith('blob:') ? (
		<img src={url} alt={alt} onError={onBroken} className={look} />
	) : (
		<FallbackImage src={url} alt={alt} blur="" fallback={null} className={look} />
	);
}
