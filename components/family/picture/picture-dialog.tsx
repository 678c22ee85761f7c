'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { UploadProgress } from '@/components/ui/upload-progress';
import { saveFile } from '@/lib/client/save-file';
import type { Language } from '@/lib/core/language';
import { type FamilyPicture, fileName } from '@/lib/family/picture';
import { layOnSheets, type Paper, papers, type Sheets } from '@/lib/family/sheets';
import { formatCount, formatDay } from '@/lib/i18n/format';
import type { Family } from '../answers';
import type { LaidOut } from '../lay-out';
import { layOutAside } from '../lay-out-aside';
import { layoutJob } from '../layout-job';
import { type FamilyTexts, filled } from '../texts';
import { makePicture } from './make-picture';
import { makePng } from './make-png';
import { PrintSheets } from './print-sheets';

export interface PictureDialogProps {
	family: Family;
	/** Of those who are shown now. */
	laidOut: LaidOut;
	/** Ids of all who can be shown. */
	everybody: ReadonlySet<string>;
	language: Language;
	texts: FamilyTexts;
	onClose: () => void;
}

type Form = 'svg' | 'png' | 'print';

type Work =
	| { step: 'none' }
	| { step: 'photos'; share: number }
	| { step: 'drawing' }
	| { step: 'saved'; file: string; percent: number | null }
	| { step: 'printing'; source: string; sheets: Sheets }
	| { step: 'failed' };

/** Saves the family as a picture, or prints it. */
export function PictureDialog({ family, laidOut, everybody, language, texts, onClose }: PictureDialogProps) {
	const words = texts.picture;
	const [isWhole, setWhole] = useState(true);
	const [form, setForm] = useState<Form>('svg');
	const [paper, setPaper] = useState<Paper>('A3');
	const [isWide, setWide] = useState(true);
	const [isSpread, setSpread] = useState(false);
	const [work, setWork] = useState<Work>({ step: 'none' });
	const closed = useRef<AbortController>(null);
	useEffect(() => {
		const open = new AbortController();
		closed.current = open;
		return () => open.abort();
	}, []);
	const source = work.step === 'printing' ? work.source : null;
	useEffect(() => () => void (source !== null && URL.revokeObjectURL(source)), [source]);
	const fail = useCallback(() => setWork({ step: 'failed' }), []);

	const title = family.name ?? texts.title;
	const subtitle = formatDay(new Date().toISOString(), language) ?? '';
	const cards = family.members.filter(({ id }) => everybody.has(id));
	const shown = family.members.filter(({ id }) => laidOut.places.has(id));
	const isAll = shown.length === cards.length;
	const isBusy = work.step === 'photos' || work.step === 'drawing';
	const isPrint = form === 'print';

	const draw = async (signal: AbortSignal): Promise<FamilyPicture> => {
		const me = family.members.find(({ relation }) => relation === 'Me');
		const drawn =
			isWhole && !isAll ? await layOutAside(layoutJob(family, everybody, me?.id), signal) : laidOut;
		const picture = await makePicture({
			...{ family, language, texts, signal, laidOut: drawn },
			heading: isPrint ? null : { title, subtitle },
			onProgress: (share) => setWork({ step: 'photos', share }),
		});
		signal.throwIfAborted();
		setWork({ step: 'drawing' });
		return picture;
	};
	const finish = async (picture: FamilyPicture): Promise<Work> => {
		const svg = new Blob([picture.svg], { type: 'image/svg+xml' });
		if (isPrint) {
			const sheets = layOnSheets(picture, { paper, isWide, isSpread });
			return { step: 'printing', source: URL.createObjectURL(svg), sheets };
		}
		const png = form === 'png' ? await makePng(picture) : null;
		const file = `${fileName(title)}.${form}`;
		saveFile(png?.file ?? svg, file);
		const percent = png && png.scale < 1 ? Math.max(1, Math.floor(png.scale * 100)) : null;
		return { step: 'saved', file, percent };
	};
	const start = async () => {
		const signal = closed.current?.signal;
		if (!signal) return;
		setWork({ step: 'drawing' });
		try {
			const done = await finish(await draw(signal));
			if (!signal.aborted) setWork(done);
		} catch {
			if (!signal.aborted) fail();
		}
	};
	/** What was done before belongs to another choice. */
	const choose = (change: () => void) => {
		change();
		setWork({ step: 'none' });
	};
	return (
		<Dialog
			title={words.title}
			closeLabel={texts.close}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onClose}>
						{texts.close}
					</Button>
					<Button busyLabel={isBusy && words.drawing} onClick={() => void start()}>
						{isPrint ? words.printNow : words.save}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-5">
				{!isAll && (
					<RadioGroup
						id="picture-who"
						name="picture-who"
						legend={words.who}
						value={isWhole ? 'everyone' : 'shown'}
						choices={[
							{
								value: 'everyone',
								label: filled(words.everyone, { count: formatCount(cards.length, language) }),
							},
							{ value: 'shown', label: filled(words.shown, { count: formatCount(shown.length, language) }) },
						]}
						onChange={({ target }) => choose(() => setWhole(target.value === 'everyone'))}
					/>
				)}
				<RadioGroup
					id="picture-form"
					name="picture-form"
					legend={words.how}
					value={form}
					choices={[
						{ value: 'svg', label: words.svg, hint: words.svgHint },
						{ value: 'png', label: words.png, hint: words.pngHint },
						{ value: 'print', label: words.print, hint: words.printHint },
					]}
					onChange={({ target: { value } }) =>
						choose(() => setForm(value === 'png' || value === 'print' ? value : 'svg'))
					}
				/>
				{isPrint && (
					<>
						<div className="grid gap-5 sm:grid-cols-2">
							<Field id="picture-paper" label={words.paper}>
								{(control) => (
									<Select
										{...control}
										value={paper}
										onChange={({ target }) => choose(() => setPaper(paperOf(target.value)))}
									>
										{Object.keys(papers).map((name) => (
											<option key={name}>{name}</option>
										))}
									</Select>
								)}
							</Field>
							<RadioGroup
								id="picture-orientation"
								name="picture-orientation"
								legend={words.orientation}
								value={isWide ? 'wide' : 'upright'}
								choices={[
									{ value: 'wide', label: words.wide },
									{ value: 'upright', label: words.upright },
								]}
								onChange={({ target }) => choose(() => setWide(target.value === 'wide'))}
							/>
						</div>
						<Checkbox
							label={words.spread}
							checked={isSpread}
							onChange={({ target }) => choose(() => setSpread(target.checked))}
						/>
					</>
				)}
				{work.step === 'photos' && <UploadProgress label={words.photos} share={work.share} />}
				<p role="status" className="text-text-muted empty:hidden">
					{statusOf(work, words, language)}
				</p>
				{work.step === 'failed' && (
					<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: () => setWork({ step: 'none' }) }}>
						{words.failed}
					</Banner>
				)}
			</div>
			{work.step === 'printing' && (
				<PrintSheets
					source={work.source}
					title={title}
					subtitle={subtitle}
					sheets={work.sheets}
					sheetOf={words.sheetOf}
					onFailure={fail}
				/>
			)}
		</Dialog>
	);
}

function statusOf(work: Work, words: FamilyTexts['picture'], language: Language): string {
	if (work.step === 'drawing' || work.step === 'photos') return words.drawing;
	if (work.step === 'saved') {
		const done = filled(words.done, { file: work.file });
		return work.percent === null ? done : `${done} ${filled(words.scaled, { percent: work.percent })}`;
	}
	if (work.step !== 'printing') return '';
	const { parts, isReadable } = work.sheets;
	const count = formatCount(parts.length, language);
	const told = parts.length > 1 ? filled(words.sheets, { count }) : words.oneSheet;
	return isReadable ? told : `${told} ${words.small}`;
}

function paperOf(value: string): Paper {
	return value === 'A4' || value === 'A2' || value === 'A1' ? value : 'A3';
}
