{{- define "platform.name" -}}
{{- .Release.Name | trunc 63 | trimSuffix "-" -}}
{{- end }}

{{- define "platform.selector" -}}
app.kubernetes.io/name: organisation-platform
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "platform.labels" -}}
{{ include "platform.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* Not empty if separate pods execute the tasks. `helm upgrade --reuse-values` does not know the values of workers. */}}
{{- define "platform.hasWorkers" -}}
{{- if and .Values.worker .Values.worker.enabled }}true{{ end }}
{{- end }}

{{- define "platform.workerName" -}}
{{- .Release.Name | trunc 56 | trimSuffix "-" }}-worker
{{- end }}

{{/* The service, the autoscaler and the disruption budget of the servers must not select workers, so the name differs. */}}
{{- define "platform.workerSelector" -}}
app.kubernetes.io/name: organisation-platform-worker
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "platform.workerLabels" -}}
{{ include "platform.workerSelector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* `helm upgrade --reuse-values` knows what an older chart knew alone. */}}
{{- define "platform.patience" -}}
{{ (.Values.startupProbe).failureThreshold | default 1800 }}
{{- end }}
