import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Family } from '@/lib/client/family/cards/family';
import { layoutInWorker } from '@/lib/client/family/diagram/layout-in-worker';
import { layoutJob } from '@/lib/client/family/diagram/layout-job';
import { makePicture } from '@/lib/client/family/picture/make-picture';
import { makePng } from '@/lib/client/family/picture/make-png';
import { saveFile } from '@/lib/client/save-file';
import { type FamilyPicture, fileName } from '@/lib/features/family/print/rules/draw-picture';
import { layOnSheets, type Sheets, type SheetWishes } from '@/lib/features/family/print/rules/sheets';
import { type LaidOut, unpackPicture } from '@/lib/rules/layout/packed-picture';

export interface PictureSource {
	family: Family;
	/** Of those who are shown now. */
	laidOut: LaidOut;
	/** Ids of all who can be shown. */
	everybody: ReadonlySet<string>;
}

export interface PictureWishes extends SheetWishes {
	/** Everybody, rather than those who are shown now. */
	isWhole: boolean;
	form: 'svg' | 'png' | 'print';
	title: string;
	subtitle: string;
}

/** How far a picture has come. */
export type PictureWork =
	| { step: 'none' }
	| { step: 'photos'; share: number }
	| { step: 'drawing' }
	/** With what is left of the full size, where a browser draws no larger picture. */
	| { step: 'saved'; file: string; percent: number | null }
	| { step: 'printing'; source: string; sheets: Sheets }
	| { step: 'failed' };

/** Draws the picture that is wished for and hands it over; what another wish overtakes is given up. */
export function usePicture(source: PictureSource) {
	const t = useTranslations();
	const language = useLocale();
	const [work, setWork] = useState<PictureWork>({ step: 'none' });
	const trackBackgroundTask = useRef<AbortController>(null);
	useEffect(() => () => trackBackgroundTask.current?.abort(), []);
	const printed = work.step === 'printing' ? work.source : null;
	useEffect(
		() => () => {
			if (printed !== null) URL.revokeObjectURL(printed);
		},
		[printed],
	);
	const reset = useCallback(() => {
		trackBackgroundTask.current?.abort();
		setWork({ step: 'none' });
	}, []);
	const fail = useCallback(() => setWork({ step: 'failed' }), []);

	const draw = async ({ isWhole, form, title, subtitle }: PictureWishes, signal: AbortSignal) => {
		const { family, laidOut, everybody } = source;
		const me = family.members.find(({ relation }) => relation === 'Me');
		const layOutWhole = async () => {
			const job = layoutJob(family, everybody, me?.id);
			return unpackPicture(await layoutInWorker(job, signal), job.members);
		};
		return makePicture({
			...{ family, language, t, signal, laidOut: isWhole ? await layOutWhole() : laidOut },
			heading: form === 'print' ? null : { title, subtitle },
			onProgress: (share) => {
				if (!signal.aborted) setWork({ step: 'photos', share });
			},
		});
	};
	const start = async (wishes: PictureWishes) => {
		const begun = new AbortController();
		trackBackgroundTask.current = begun;
		const { signal } = begun;
		setWork({ step: 'drawing' });
		try {
			const picture = await draw(wishes, signal);
			signal.throwIfAborted();
			setWork({ step: 'drawing' });
			const done = await handOver(picture, wishes, signal);
			if (!signal.aborted) setWork(done);
		} catch {
			if (!signal.aborted) fail();
		}
	};
	return { work, start, reset, fail };
}

async function handOver(
	picture: FamilyPicture,
	{ form, title, ...sheets }: PictureWishes,
	signal: AbortSignal,
): Promise<PictureWork> {
	const svg = new Blob([picture.svg], { type: 'image/svg+xml' });
	if (form === 'print')
		return { step: 'printing', source: URL.createObjectURL(svg), sheets: layOnSheets(picture, sheets) };
	const png = form === 'png' ? await makePng(picture) : null;
	signal.throwIfAborted();
	const file = `${fileName(title)}.${form}`;
	saveFile(png?.file ?? svg, file);
	const percent = png && png.scale < 1 ? Math.max(1, Math.floor(png.scale * 100)) : null;
	return { step: 'saved', file, percent };
}
