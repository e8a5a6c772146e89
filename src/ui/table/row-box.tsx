interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for are chosen, and some are not. */
  isMixed?: boolean;
  onChange: () => void;
}

/** A box that chooses a row or all of them, as large as a finger. */
export function RowBox({ label, checked, isMixed = false, onChange }: Props) {
  return (
    <label className="-m-2 grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={onChange}
      />
    </label>
  );
}
