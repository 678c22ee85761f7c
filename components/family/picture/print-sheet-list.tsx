import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { headHeight, type Sheets, sheetMargin } from '@/lib/features/family/print/rules/sheets';

interface PrintSheetListProps {
	source: string;
	title: string;
	subtitle: string;
	sheets: Sheets;
	onFailure: () => void;
}

/** What is printed instead of the page: the picture on its sheets, which opens the browser's print dialog itself. */
export function PrintSheetList({ source, title, subtitle, sheets, onFailure }: PrintSheetListProps) {
	const t = useTranslations('familyTree.picture');
	const stack = useRef<HTMLDivElement>(null);
	const { width, height, inner, picture, parts } = sheets;
	useEffect(() => {
		let isCurrent = true;
		const pictures = [...(stack.current?.querySelectorAll('img') ?? [])];
		Promise.all(pictures.map((image) => image.decode())).then(
			() => isCurrent && window.print(),
			() => isCurrent && onFailure(),
		);
		return () => {
			isCurrent = false;
		};
	}, [onFailure]);
	return createPortal(
		<div ref={stack} data-print-sheets="" aria-hidden="true" className="hidden print:block">
			<style>{`@page { size: ${width}mm ${height}mm; margin: ${sheetMargin}mm }`}</style>
			{parts.map(({ x, y }, at) => (
				<div
					key={`${x} ${y}`}
					style={{ width: `${inner.width}mm`, height: `${inner.height + headHeight - 1}mm` }}
					className="break-inside-avoid overflow-hidden [&:not(:last-child)]:break-after-page"
				>
					<p
						style={{ height: `${headHeight}mm` }}
						className="flex items-start gap-4 overflow-hidden text-[10pt] leading-normal"
					>
						<b className="max-w-[60%] truncate">{title}</b>
						<span>{subtitle}</span>
						{parts.length > 1 && (
							<span className="ml-auto">{t('sheetOf', { sheet: at + 1, count: parts.length })}</span>
						)}
					</p>
					<div style={{ height: `${inner.height - 1}mm` }} className="relative overflow-hidden">
						<img
							src={source}
							alt=""
							style={{
								width: `${picture.width}mm`,
								height: `${picture.height}mm`,
								left: `${Math.max(0, (inner.width - picture.width) / 2) - x}mm`,
								top: `${-y}mm`,
							}}
							className="absolute max-w-none"
						/>
					</div>
				</div>
			))}
		</div>,
		document.body,
	);
}
