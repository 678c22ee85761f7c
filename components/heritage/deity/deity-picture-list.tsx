import { useTranslations } from 'next-intl';
import { StoredPicture } from '@/components/layout/stored-picture';
import { Arch } from '@/components/ui/arch';
import type { Picture } from '@/lib/platform/media/picture';

interface DeityPictureListProps {
	pictures: readonly Picture[];
	name: string;
}

const placeholder = (
	<img src="/art/placeholder.svg" alt="" loading="lazy" className="size-full object-cover" />
);

/** A deity's pictures in an arch; with several, thumbnails choose the one that is shown. Needs no script. */
export function DeityPictureList({ pictures, name }: DeityPictureListProps) {
	const t = useTranslations('deity');
	const [only, ...others] = pictures;
	if (!only) return <Arch className="w-full">{placeholder}</Arch>;
	if (others.length === 0) {
		return (
			<Arch className="w-full">
				<LargePicture picture={only} alt={t('picture', { name })} isFirst />
			</Arch>
		);
	}
	return (
		<fieldset className="grid grid-cols-5 gap-3">
			<legend className="sr-only">{t('pictures', { name })}</legend>
			{pictures.map((picture, index) => {
				const label = t('pictureOf', { number: String(index + 1), count: String(pictures.length) });
				return (
					<div key={picture.media} className="contents">
						<label className="relative block rounded-control has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
							<input
								type="radio"
								name="picture"
								defaultChecked={index === 0}
								aria-label={label}
								className="peer absolute inset-0 size-full cursor-pointer opacity-0"
							/>
							<StoredPicture
								{...picture}
								alt=""
								sizes="72px"
								fallback={placeholder}
								className="aspect-5/6 w-full rounded-control border-3 border-transparent object-cover opacity-75 transition-opacity peer-checked:border-primary peer-checked:opacity-100 peer-hover:opacity-100"
							/>
						</label>
						<div className="hidden [label:has(:checked)+&]:col-span-full [label:has(:checked)+&]:row-start-1 [label:has(:checked)+&]:block">
							<Arch className="w-full">
								<LargePicture
									picture={picture}
									alt={`${t('picture', { name })}: ${label}`}
									isFirst={index === 0}
								/>
							</Arch>
						</div>
					</div>
				);
			})}
		</fieldset>
	);
}

function LargePicture({ picture, alt, isFirst }: { picture: Picture; alt: string; isFirst: boolean }) {
	return (
		<StoredPicture
			{...picture}
			alt={alt}
			// A phone shows it 320 px wide, and is given two pixels for each: the picture is what its page is waited for.
			sizes="(min-width: 1024px) 400px, (min-width: 768px) 320px, 272px"
			fallback={placeholder}
			loading={isFirst ? 'eager' : 'lazy'}
			fetchPriority={isFirst ? 'high' : 'auto'}
			className="size-full object-cover"
		/>
	);
}
