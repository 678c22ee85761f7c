import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ApiForm } from '@/components/form/use-api-form';
import { preparePicture } from '@/components/ui/prepare-picture';
import type { ChosenImage, UploadValues } from '@/lib/client/content/gallery/upload-values';

interface ChosenImages {
	/** The first one takes over the title that was typed before anything was chosen. */
	add: (files: readonly File[], title: string) => void;
	change: (key: string, changes: Partial<ChosenImage>) => void;
	remove: (key: string) => void;
	/** Waits until every file is prepared or refused. */
	settle: () => Promise<unknown>;
}

/** The files that are chosen for the gallery, each checked and shrunk before it leaves the device; the form keeps them. */
export function useChosenImages({
	getValues,
	change: put,
}: Pick<ApiForm<UploadValues>, 'getValues' | 'change'>): ChosenImages {
	const t = useTranslations('photoField');
	const preparations = useRef<Promise<unknown>>(Promise.resolve());
	const count = useRef(0);
	useEffect(() => () => getValues('images').forEach(forget), [getValues]);

	const change: ChosenImages['change'] = (key, changes) =>
		put(
			'images',
			getValues('images').map((image) => (image.key === key ? { ...image, ...changes } : image)),
		);
	const prepare = async ({ key }: ChosenImage, file: File) => {
		const answer = await preparePicture(file);
		if (getValues('images').every((image) => image.key !== key)) return;
		if ('error' in answer) change(key, { isPreparing: false, error: t(answer.error) });
		else
			change(key, {
				isPreparing: false,
				prepared: { file: answer.file, url: URL.createObjectURL(answer.file) },
			});
	};
	const add: ChosenImages['add'] = (files, title) => {
		const added = files.map((file, at): ChosenImage => {
			count.current += 1;
			return {
				...{ key: String(count.current), fileName: file.name, title: at === 0 ? title : '' },
				...{ prepared: null, isPreparing: true, error: null, share: null },
			};
		});
		put('images', [...getValues('images'), ...added]);
		const started = added.map((image, at) => {
			const file = files[at];
			return file && prepare(image, file);
		});
		preparations.current = Promise.all([preparations.current, ...started]);
	};
	const remove = (key: string) => {
		const images = getValues('images');
		images.filter((image) => image.key === key).forEach(forget);
		put(
			'images',
			images.filter((image) => image.key !== key),
		);
	};
	return { add, change, remove, settle: () => preparations.current };
}

/** Lets the browser drop what it shows the image from. */
export function forget({ prepared }: ChosenImage): void {
	if (prepared) URL.revokeObjectURL(prepared.url);
}
