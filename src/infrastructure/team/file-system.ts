/** What of the File System Access API the types of the compiler do not have. */
export interface FolderHandle extends FileSystemDirectoryHandle {
  queryPermission?(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

interface FolderObserver {
  observe(handle: FolderHandle, options: { readonly recursive: true }): Promise<void>;
  disconnect(): void;
}

interface FolderApi {
  readonly showDirectoryPicker?: (options: {
    readonly id: string;
    readonly mode: 'readwrite';
  }) => Promise<FolderHandle>;
  readonly FileSystemObserver?: new (changed: () => void) => FolderObserver;
}

/** Absent in browsers other than Chromium, and on plain http. */
export const folderApi = (): FolderApi => globalThis as unknown as FolderApi;
