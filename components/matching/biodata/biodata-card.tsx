import { Fragment } from 'react';
import type { Sheet, SheetPart, SheetRow, Texts } from '@/lib/features/matching/biodata/dto/sheet';
import type { MadeBiodata } from '@/lib/features/matching/biodata/schema';

type BiodataLayout = MadeBiodata['layout'];

interface BiodataCardProps {
	sheet: Sheet;
	layout: BiodataLayout;
	/** Its address, and what it shows. */
	photo: { src: string; alt: string } | null;
}

const looks = {
	traditional: {
		paper: 'bg-[#fffbf3] p-3 @3xl:p-[8mm] print:p-[7mm] font-serif',
		frame:
			'border-2 border-maroon-700 outline-2 outline-gold-500 -outline-offset-6 px-4 py-6 @3xl:px-[9mm] print:px-[9mm] print:py-4',
		part: 'mb-1.5 border-gold-500 border-b pb-0.5',
	},
	modern: {
		paper: 'bg-surface',
		frame: 'px-4 pb-6 @3xl:px-[12mm] print:px-[12mm]',
		part: 'mb-1.5 border-gold-500 border-l-4 pl-2',
	},
	compact: {
		paper: 'bg-surface p-2 @3xl:p-[5mm] print:p-[5mm]',
		frame: 'border border-gold-500 px-4 py-4 @3xl:px-[8mm] print:px-[8mm]',
		part: 'mb-1 bg-[#faf4e8] px-2 py-0.5',
	},
} as const satisfies Record<BiodataLayout, unknown>;

/** A biodata as a sheet of A4: what has been chosen for it, and nothing else. The same on every page that shows it. */
export function BiodataCard({ sheet, layout, photo }: BiodataCardProps) {
	const look = looks[layout];
	const isInBoth = sheet.languages.length > 1;
	const inWords = sheet.parts.filter(({ part }) => part === 'words');
	const others = sheet.parts.filter(({ part }) => part !== 'words');
	const parts = (shown: readonly SheetPart[]) =>
		shown.map((part) => <PartOfSheet key={part.part} part={part} sheet={sheet} className={look.part} />);
	return (
		// What room the sheet has decides on its columns: on the page of a new one it has half of the window.
		<div className="@container w-full">
			<article
				data-print-page
				className={`mx-auto flex w-full max-w-[210mm] flex-col text-text shadow-soft paper @3xl:min-h-[297mm] print:min-h-[296.5mm] print:shadow-none ${look.paper}`}
			>
				<div className={`flex flex-1 flex-col gap-5 print:gap-3 ${look.frame}`}>
					<Head sheet={sheet} layout={layout} photo={photo} />
					<div
						className={
							isInBoth
								? 'flex flex-col gap-5 print:gap-3'
								: 'gap-x-[9mm] @2xl:columns-2 print:columns-2 [&>section]:mb-5 print:[&>section]:mb-3'
						}
					>
						{parts(others)}
					</div>
					{parts(inWords)}
				</div>
			</article>
		</div>
	);
}

function Head({ sheet, layout, photo }: BiodataCardProps) {
	const isOnBand = layout === 'modern';
	return (
		<header
			className={`flex flex-col gap-3 ${isOnBand ? '-mx-4 border-gold-500 border-b-4 bg-linear-to-r from-maroon-700 to-maroon-900 px-4 py-5 text-ivory @3xl:-mx-[12mm] @3xl:px-[12mm] print:-mx-[12mm] print:px-[12mm]' : ''} ${layout === 'compact' ? 'border-maroon-700 border-b-2 pb-3' : ''}`}
		>
			{layout !== 'compact' && (
				<Written
					texts={sheet.invocation}
					sheet={sheet}
					className={`text-center font-bold font-serif text-sm ${isOnBand ? 'text-gold-300' : 'text-gold'}`}
				/>
			)}
			{!isOnBand && (
				<Written
					texts={sheet.title}
					sheet={sheet}
					className={`font-bold font-serif text-heading ${layout === 'traditional' ? 'self-center border-gold-500 border-y px-8 py-1 text-center text-lg' : 'text-base'}`}
				/>
			)}
			<div className="flex w-full items-center gap-5">
				<div className="min-w-0 flex-1">
					<h2 className={`wrap-anywhere text-h2 print:text-h2 ${isOnBand ? 'text-ivory' : ''}`}>
						{sheet.name.map((name, at) => (
							<span key={sheet.languages[at]} lang={sheet.languages[at]} className="block">
								{name}
							</span>
						))}
					</h2>
					{sheet.lines.map((line, at) => (
						<Written
							key={line.join()}
							texts={line}
							sheet={sheet}
							className={`wrap-anywhere ${at === 0 ? `font-semibold ${isOnBand ? 'text-gold-300' : 'text-gold'}` : isOnBand ? 'text-ivory' : 'text-text-soft'}`}
						/>
					))}
				</div>
				{photo && (
					<img
						src={photo.src}
						alt={photo.alt}
						className={`aspect-[4/5] w-24 shrink-0 object-cover @2xl:w-[34mm] print:w-[34mm] ${isOnBand ? 'border-4 border-ivory' : 'border-4 border-gold-500 border-double'}`}
					/>
				)}
			</div>
		</header>
	);
}

/** In the languages of the sheet, after each other. */
function Written({ texts, sheet, className }: { texts: Texts; sheet: Sheet; className: string }) {
	return (
		<p className={className}>
			{texts.map((text, at) => (
				<Fragment key={sheet.languages[at]}>
					{at > 0 && ' | '}
					<span lang={sheet.languages[at]}>{text}</span>
				</Fragment>
			))}
		</p>
	);
}

interface PartProps {
	part: SheetPart;
	sheet: Sheet;
	className: string;
}

function PartOfSheet({ part: { title, rows }, sheet: { languages }, className }: PartProps) {
	const columns = languages.length > 1 ? '@2xl:grid-cols-2 print:grid-cols-2' : '';
	return (
		<section className="break-inside-avoid">
			<h3 className={`grid gap-x-[9mm] text-lg print:text-base ${columns}`}>
				{title.map((text, at) => (
					<span key={languages[at]} lang={languages[at]} className={className}>
						{text}
					</span>
				))}
			</h3>
			<dl className="font-sans text-sm print:text-xs print:leading-snug">
				{rows.map((row) =>
					isInWords(row) ? (
						<div key={row.field} className="py-0.5">
							<dt className="text-text-muted">{row.label.join(' · ')}</dt>
							<dd className="wrap-anywhere whitespace-pre-line">{row.value[0]}</dd>
						</div>
					) : (
						<div
							key={row.field}
							className={`grid gap-x-3 py-0.5 ${languages.length > 1 ? 'grid-cols-[2fr_3fr] @2xl:grid-cols-[2fr_3fr_2fr_3fr] print:grid-cols-[2fr_3fr_2fr_3fr]' : 'grid-cols-[2fr_3fr]'}`}
						>
							{row.label.map((label, at) => (
								<Fragment key={languages[at]}>
									<dt lang={languages[at]} className="min-w-0 hyphens-auto break-words text-text-muted">
										{label}
									</dt>
									<dd
										lang={languages[at]}
										className="min-w-0 wrap-anywhere whitespace-pre-line font-semibold"
									>
										{row.value[at] ?? row.value[0]}
									</dd>
								</Fragment>
							))}
						</div>
					),
				)}
			</dl>
		</section>
	);
}

const isInWords = ({ field }: SheetRow) =>
	field === 'about' || field === 'aboutFamily' || field === 'lookingFor';
