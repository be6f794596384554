import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly optional?: boolean;
  readonly wide?: boolean;
}

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly unit?: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
  readonly maxLength?: number | undefined;
  readonly required?: boolean;
}

/** Id of the field that gets autofocus. */
export const FirstField = createContext<string | null>(null);
const useFirst = (id: string): true | undefined => (useContext(FirstField) === id ? true : undefined);

const describedBy = ({ id, hint, fault }: FieldProps): string | undefined =>
  [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

function Notes({ id, hint, fault }: FieldProps) {
  return (
    <>
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

function Surround({ children, ...props }: FieldProps & { readonly children: ComponentChildren }) {
  const { id, label, fault, optional, wide } = props;
  return (
    <div class={`field${wide ? ' field-wide' : ''}${fault ? ' field-faulty' : ''}`}>
      <label for={id}>
        {label}
        {optional && <span class="optional"> (optional)</span>}
      </label>
      {children}
      <Notes {...props} />
    </div>
  );
}

export function TextField(props: TextFieldProps) {
  const { id, value, type = 'text', unit, inputMode, autoComplete, maxLength, required } = props;
  const named = { id, name: id };
  const attributes = {
    value,
    inputMode,
    autoComplete: autoComplete ?? 'off',
    maxLength,
    required,
    autoFocus: useFirst(id),
    dir: unit ? undefined : 'auto',
    'aria-invalid': props.fault ? 'true' : undefined,
    'aria-describedby': describedBy(props),
  } as const;
  const input =
    type === 'password' ? (
      <input {...named} type={type} {...attributes} />
    ) : (
      <input {...named} type={type} list={undefined} {...attributes} />
    );
  return (
    <Surround {...props}>
      {unit ? (
        <span class="with-unit">
          {input}
          <span aria-hidden="true">{unit}</span>
        </span>
      ) : (
        input
      )}
    </Surround>
  );
}

export interface TextAreaProps extends Omit<TextFieldProps, 'type' | 'unit' | 'inputMode'> {
  /** Key that moves the focus here. */
  readonly shortcut?: string;
}

export function TextArea(props: TextAreaProps) {
  const { id, value, maxLength, required, shortcut } = props;
  return (
    <Surround {...props}>
      <textarea
        id={id}
        name={id}
        aria-keyshortcuts={shortcut}
        rows={5}
        value={value}
        dir="auto"
        maxLength={maxLength}
        required={required}
        autoFocus={useFirst(id)}
        aria-invalid={props.fault ? 'true' : undefined}
        aria-describedby={describedBy(props)}
      />
    </Surround>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export function Select(props: FieldProps & { readonly value: string; readonly choices: readonly Choice[] }) {
  const { id, value, choices } = props;
  return (
    <Surround {...props}>
      <select
        id={id}
        name={id}
        value={value}
        autoFocus={useFirst(id)}
        aria-invalid={props.fault ? 'true' : undefined}
        aria-describedby={describedBy(props)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Surround>
  );
}

interface RadiosProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly (Choice & { readonly mark?: JSX.Element; readonly detail?: string })[];
  readonly hint?: string;
}

export function Radios({ name, legend, value, choices, hint }: RadiosProps) {
  return (
    <fieldset class="choices" aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend>{legend}</legend>
      <div class="choice-row">
        {choices.map((choice) => (
          <label key={choice.value} class="choice">
            <input type="radio" name={name} value={choice.value} checked={choice.value === value} />
            {choice.mark}
            <span>
              {choice.label}
              {choice.detail !== undefined && <small class="choice-detail"> {choice.detail}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

export function Checkbox(props: FieldProps & { readonly checked: boolean; readonly required?: boolean }) {
  const { id, label, checked, fault, required } = props;
  return (
    <div class={`tick${fault ? ' field-faulty' : ''}`}>
      <label class="choice-tick">
        <input
          id={id}
          type="checkbox"
          name={id}
          value="yes"
          checked={checked}
          required={required}
          autoFocus={useFirst(id)}
          aria-invalid={fault ? 'true' : undefined}
          aria-describedby={describedBy(props)}
        />
        <span>{label}</span>
      </label>
      <Notes {...props} />
    </div>
  );
}
