import { useEffect, useRef, useState } from 'react';
import type { PictureTexts } from '@/components/ui/picture-texts';
import { preparePicture } from '@/components/ui/prepare-picture';

/** One of the files that are chosen for the gallery. */
export interface ChosenImage {
	key: string;
	fileName: string;
	title: string;
	/** What is sent, and where the browser shows it; null while it is prepared, and when it was refused. */
	prepared: { file: File; url: string } | null;
	isPreparing: boolean;
	/** Why the browser or the server has not taken it. */
	refusal: string | null;
	/** The share of it that has been uploaded; null while it is not on its way. */
	share: number | null;
}

interface ChosenImages {
	images: readonly ChosenImage[];
	/** The first one takes over the title that was typed before anything was chosen. */
	add: (files: readonly File[], title: string) => void;
	change: (key: string, changes: Partial<ChosenImage>) => void;
	remove: (key: string) => void;
	clear: () => void;
	/** The list once every file is prepared or refused. */
	settled: () => Promise<readonly ChosenImage[]>;
}

/** The files that are chosen for the gallery, each checked and shrunk before it leaves the device. */
export function useChosenImages(texts: PictureTexts): ChosenImages {
	const [images, setImages] = useState<readonly ChosenImage[]>([]);
	/** As it is set, before that is rendered. */
	const latest = useRef(images);
	const preparations = useRef<Promise<unknown>>(Promise.resolve());
	const count = useRef(0);
	const put = (next: readonly ChosenImage[]) => {
		latest.current = next;
		setImages(next);
	};
	useEffect(() => () => latest.current.forEach(forget), []);

	const change: ChosenImages['change'] = (key, changes) =>
		put(latest.current.map((image) => (image.key === key ? { ...image, ...changes } : image)));
	const prepare = async ({ key }: ChosenImage, file: File) => {
		const answer = await preparePicture(file);
		if (latest.current.every((image) => image.key !== key)) return;
		if ('refusal' in answer) change(key, { isPreparing: false, refusal: texts[answer.refusal] });
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
				...{ prepared: null, isPreparing: true, refusal: null, share: null },
			};
		});
		put([...latest.current, ...added]);
		const started = added.map((image, at) => {
			const file = files[at];
			return file && prepare(image, file);
		});
		preparations.current = Promise.all([preparations.current, ...started]);
	};
	const remove = (key: string) => {
		latest.current.filter((image) => image.key === key).forEach(forget);
		put(latest.current.filter((image) => image.key !== key));
	};
	const clear = () => {
		latest.current.forEach(forget);
		put([]);
	};
	const settled = async () => {
		await preparations.current;
		return latest.current;
	};
	return { images, add, change, remove, clear, settled };
}

function forget({ prepared }: ChosenImage): void {
	if (prepared) URL.revokeObjectURL(prepared.url);
}
