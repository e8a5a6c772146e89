import { FileText, Upload, X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { cx } from './cx';
import { FieldNotes, type FieldProps, useFieldIds } from './field';
import { fileProblem, kindNames } from './file-check';
import { IconButton } from './icon-button';

export interface FileFieldProps
  extends Omit<FieldProps, 'hideLabel'>,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'multiple' | 'children' | 'ref'> {
  ref?: (element: HTMLInputElement | null) => void;
  /** As in HTML: ".pdf,.jpg,.jpeg,.png" or "image/jpeg,image/png". */
  accept: string;
  maxBytes: number;
  /** A file that was chosen here before; the form has it already. */
  held?: File | null;
  /** The file that was chosen or dropped and passed the checks; null when it was taken away or refused. */
  onFile?: (file: File | null) => void;
}

/**
 * One file, picked or dropped. The browser's own input stays inside, so `register` gets a FileList as ever; a file
 * of the wrong kind or size never reaches it and the field says why.
 */
export function FileField({
  label,
  hint,
  error,
  optional,
  id: givenId,
  accept,
  maxBytes,
  held = null,
  onFile,
  onChange,
  ref,
  ...rest
}: FileFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(held);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);

  const types = format.list(kindNames(accept), 'disjunction');
  const max = format.fileSize(maxBytes);
  const message = refusal ?? error;
  const note = hint ?? t('file.limits', { types, max });
  const { id, aria } = useFieldIds(givenId, note, message);

  useEffect(() => {
    const form = input.current?.form;
    const onReset = () => {
      setChosen(null);
      setRefusal(undefined);
    };
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null;
    const problem = file && fileProblem(file, accept, maxBytes);
    // Emptied before the form hears of it: what was refused must not be sent.
    if (problem) event.target.value = '';
    setRefusal(problem ? t(`file.${problem}`, { types, max }) : undefined);
    setChosen(problem ? null : file);
    onChange?.(event);
    onFile?.(problem ? null : file);
  };
  const replaceFiles = (files: FileList | null) => {
    if (!input.current) return;
    if (files) input.current.files = files;
    else input.current.value = '';
    // Setting files from code fires nothing by itself.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) replaceFiles(event.dataTransfer.files);
  };

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the input inside does it by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
        className={cx(
          'relative flex min-h-20 items-center gap-3 rounded-md border border-dashed bg-surface px-4 py-3',
          'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
          message ? 'border-danger' : 'border-edge',
          over ? 'bg-accent-soft' : 'hover:border-ink',
        )}
      >
        {/* Over the whole box and unseen, so that a tap anywhere picks and the browser's own focus and errors work. */}
        <input
          {...rest}
          {...aria}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          id={id}
          type="file"
          accept={accept}
          onChange={handleChange}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {chosen ? (
          <FileText aria-hidden className="size-6 shrink-0 text-accent" />
        ) : (
          <Upload aria-hidden className="size-6 shrink-0 text-muted" />
        )}
        <span className="min-w-0 flex-1">
          {chosen ? (
            <span className="block font-semibold">
              {chosen.name} <span className="font-normal text-muted">({format.fileSize(chosen.size)})</span>
            </span>
          ) : (
            <>
              <span className="font-semibold text-accent underline underline-offset-4">
                {t('file.choose')}
              </span>{' '}
              <span className="text-muted pointer-coarse:hidden">{t('file.drop')}</span>
            </>
          )}
        </span>
        {chosen && (
          <IconButton
            label={t('file.remove', { name: chosen.name })}
            icon={<X aria-hidden />}
            onClick={() => {
              replaceFiles(null);
              input.current?.focus();
            }}
          />
        )}
      </div>
      <FieldNotes id={id} hint={note} error={message} />
    </div>
  );
}
