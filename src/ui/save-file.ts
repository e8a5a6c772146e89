/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun by then, and may keep the address until it is done.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
